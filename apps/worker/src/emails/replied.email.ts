import { commentAdded } from '@nivel/contracts/projects/comment-added.fact';
import { email } from '../composition/email.ts';
import { noticeTexts } from '../composition/notice-texts.ts';
import { conversations } from '../kinds/conversations.kind.ts';
import { aboutTheComment, commentLink, exampleComment } from '../notifications/about-comments.ts';
import { repliedNotification } from '../notifications/replied.notification.ts';

export const repliedEmail = email({
  fact: commentAdded,
  kind: conversations,
  to: ({ repliedTo }) => repliedTo ?? [],
  keeps: ['projectId', 'cardId', 'commentId', 'card', 'title', 'authorName'],
  about: aboutTheComment,
  link: commentLink,
  texts: (notice) => noticeTexts(repliedNotification.text(notice)),
  example: ({ addressee }) => exampleComment({ mentioned: [], repliedTo: addressee.userId }),
});
