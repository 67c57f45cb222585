import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { cardRow } from './board-shape.ts';
import { cardStatuses } from './values/board-values.ts';
import { account } from './memberships.ts';

/** Cards that are listed of each kind at most. */
export const MOST_WORK = 500;

const workCard = cardRow
  .pick({ id: true, number: true, title: true, priority: true, due_on: true, blocked_reason: true })
  .extend({
    status: z.enum(cardStatuses),
    list_name: z.string(),
    project: z.strictObject({
      id: z.uuid(),
      organization_id: z.uuid().nullable(),
      name: z.string(),
      color: z.string(),
      key: z.string(),
      /** Whether the caller may change its cards. */
      may_change: z.boolean(),
    }),
  });

/** Days are those of the cards: which of them are past is the reader's to say, whose day it is. */
export const listMyWork = operation({
  name: 'projects.list-my-work',
  summary: "The caller's open cards in all projects that they see, and the cards that wait for them.",
  door: { kind: 'procedure', procedure: 'list_my_work' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Assigned to the caller and not done; those with the nearest due date first. */
    mine: z.array(workCard),
    /** Cards of others, not done, that depend on some of the caller's that are not done. */
    waiting: z.array(workCard.extend({ assignee_name: z.string().nullable(), waits_for: z.array(z.string()) })),
    /** Whether that is all: at most 500 of each are listed. */
    is_whole: z.boolean(),
  }),
  errors: [],
});
