import { chatMentioned } from '@nivel/contracts/projects/chat-mentioned.fact';
import { conversations } from '../kinds/conversations.kind.ts';
import { aboutMessage, chatLink, exampleMention } from './about-chat.ts';
import { notification } from './notification.ts';

export const chatMentionedNotification = notification({
  fact: chatMentioned,
  kind: conversations,
  to: ({ mentioned }) => mentioned,
  text: ({ authorName, projectName }) => ({
    'es-MX': `${authorName} te mencionó en el chat de «${projectName}»`,
    en: `${authorName} mentioned you in the chat of “${projectName}”`,
  }),
  link: chatLink,
  about: aboutMessage,
  example: (userId) => exampleMention(userId),
});
