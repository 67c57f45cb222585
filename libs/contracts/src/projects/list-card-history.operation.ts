import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { project } from './memberships.ts';

/** One command's changes to a card. */
export const cardChange = z.strictObject({
  sequence: z.int(),
  at: z.iso.datetime(),
  by: z.uuid().nullable(),
  /** The name of the command. */
  kind: z.string(),
  /**
   * For texts the old and new text; for sets the added (`new`) and removed (`old`) ones. Empty: the card came onto the board,
   * or left it.
   */
  fields: z.array(z.strictObject({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  /** Whether it came onto the board with this (`created`, from the trash too) or left it. */
  event: z.enum(['created', 'changed', 'deleted']),
});
export type CardHistoryEntry = z.output<typeof cardChange>;

/** Spreading and what only gave it another place in its list is no history. */
export const listCardHistory = operation({
  name: 'projects.list-card-history',
  summary: 'Who changed what of a card, newest first.',
  door: { kind: 'procedure', procedure: 'list_card_history' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    card_id: z.uuid(),
    /** The sequence number of the last entry of the page before. */
    before: z.int().min(1).optional(),
    limit: z.int().min(1).max(100).default(30),
  }),
  output: z.strictObject({
    entries: z.array(cardChange),
    /** Whether there are older ones. */
    has_more: z.boolean(),
  }),
  errors: [boardErrors.card_not_found],
});
