import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** It says none of the words: readers with access fetch them. */
export const commentAdded = fact({
  name: 'projects.comment.added',
  version: 1,
  summary: 'A person commented on a card, or mentioned people in an existing comment.',
  payload: z.strictObject({
    projectId: z.uuid(),
    cardId: z.uuid(),
    commentId: z.uuid(),
    /** The number of the card, for example `SITE-12`. */
    card: z.string(),
    title: z.string(),
    authorId: z.uuid(),
    authorName: z.string(),
    /** The mentioned people who may read it, without the author. */
    mentioned: z.array(z.uuid()),
    /** The author of the comment replied to, if they may read it; null if it replies to no other person, or mentions them. */
    repliedTo: z.uuid().nullable(),
  }),
});
