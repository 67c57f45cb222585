import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { commentPerson, commentRow } from './comment-shape.ts';
import { project } from './memberships.ts';

/** Guests see comments for everybody; comments for the team are not even counted for them. */
export const listComments = operation({
  name: 'projects.list-comments',
  summary: 'What was said about a card, newest first, with the beginnings of the threads.',
  door: { kind: 'procedure', procedure: 'list_comments' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    card_id: z.uuid(),
    /** The `next` of the previous page. */
    before: z.int().min(1).max(1_000_000).optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.strictObject({
    /** Sorted by number, preceded by the beginnings of threads that are older than the page. */
    comments: z.array(commentRow),
    /** The people who wrote, are mentioned or have reacted. */
    people: z.array(commentPerson),
    /** The number up to which the caller has read. */
    read: z.int(),
    /** The start of the next page; null: there is none. */
    next: z.int().nullable(),
  }),
  errors: [boardErrors.card_not_found],
});
