import { commentAdded } from '@nivel/contracts/projects/comment-added.fact';
import { conversations } from '../kinds/conversations.kind.ts';
import { aboutComment, commentLink, exampleComment } from './about-comments.ts';
import { notification } from './notification.ts';

export const mentionedNotification = notification({
  fact: commentAdded,
  kind: conversations,
  to: ({ mentioned }) => mentioned,
  text: ({ authorName, card, title }) => ({
    'es-MX': `${authorName} te mencionó en ${card} «${title}»`,
    en: `${authorName} mentioned you on ${card} “${title}”`,
  }),
  link: commentLink,
  about: aboutComment,
  example: (userId) => exampleComment({ mentioned: [userId], repliedTo: null }),
});
