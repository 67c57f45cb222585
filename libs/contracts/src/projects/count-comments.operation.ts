import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

/** Cards that one answer holds: those with the latest comments. */
export const MOST_COUNTED_CARDS = 5_000;

/** Comments from before a person joined the team are not unread to them. */
export const countComments = operation({
  name: 'projects.count-comments',
  summary: 'How much was said about the cards of a project, and how much of it the caller has not read.',
  door: { kind: 'procedure', procedure: 'count_comments' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    /** The card, its comments and the unread ones, for cards on the board that have comments. */
    cards: z.array(z.tuple([z.uuid(), z.int(), z.int()])),
    /** Messages of the team's chat that the caller has not read; 0 for people who are no members. */
    unread_chat: z.int(),
  }),
  errors: [],
});
