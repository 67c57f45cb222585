import { commentAdded } from '@nivel/contracts/projects/comment-added.fact';
import { email } from '../composition/email.ts';
import { noticeTexts } from '../composition/notice-texts.ts';
import { conversations } from '../kinds/conversations.kind.ts';
import { aboutTheComment, commentLink, exampleComment } from '../notifications/about-comments.ts';
import { mentionedNotification } from '../notifications/mentioned.notification.ts';

export const mentionedEmail = email({
  fact: commentAdded,
  kind: conversations,
  to: ({ mentioned }) => mentioned,
  keeps: ['projectId', 'cardId', 'commentId', 'card', 'title', 'authorName'],
  about: aboutTheComment,
  link: commentLink,
  texts: (notice) => noticeTexts(mentionedNotification.text(notice)),
  example: ({ addressee }) => exampleComment({ mentioned: [addressee.userId], repliedTo: null }),
});
