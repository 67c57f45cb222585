import { commentAdded } from '@nivel/contracts/projects/comment-added.fact';
import { conversations } from '../kinds/conversations.kind.ts';
import { aboutComment, commentLink, exampleComment } from './about-comments.ts';
import { notification } from './notification.ts';

export const repliedNotification = notification({
  fact: commentAdded,
  kind: conversations,
  to: ({ repliedTo }) => (repliedTo === null ? [] : [repliedTo]),
  text: ({ authorName, card, title }) => ({
    'es-MX': `${authorName} te respondió en ${card} «${title}»`,
    en: `${authorName} replied to you on ${card} “${title}”`,
  }),
  link: commentLink,
  about: aboutComment,
  example: (userId) => exampleComment({ mentioned: [], repliedTo: userId }),
});
