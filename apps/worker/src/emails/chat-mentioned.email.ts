import { chatMentioned } from '@nivel/contracts/projects/chat-mentioned.fact';
import { email } from '../composition/email.ts';
import { noticeTexts } from '../composition/notice-texts.ts';
import { conversations } from '../kinds/conversations.kind.ts';
import { aboutTheMessage, chatLink, exampleMention } from '../notifications/about-chat.ts';
import { chatMentionedNotification } from '../notifications/chat-mentioned.notification.ts';

export const chatMentionedEmail = email({
  fact: chatMentioned,
  kind: conversations,
  to: ({ mentioned }) => mentioned,
  keeps: ['projectId', 'projectName', 'messageId', 'authorName'],
  about: aboutTheMessage,
  link: chatLink,
  texts: (notice) => noticeTexts(chatMentionedNotification.text(notice)),
  example: ({ addressee }) => exampleMention(addressee.userId),
});
