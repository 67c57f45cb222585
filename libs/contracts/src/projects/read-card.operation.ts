import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { cardProposal } from './card-proposal.ts';
import { project } from './memberships.ts';

const text = z.strictObject({ text: z.string(), version: z.int() });

/** What a board does not hold of a card. */
export const readCard = operation({
  name: 'projects.read-card',
  summary: 'The long texts of a card, and what there is around it.',
  door: { kind: 'procedure', procedure: 'read_card' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), card_id: z.uuid() }),
  output: z.strictObject({
    /** Of the project, as of which all of it was read. */
    sequence: z.int(),
    description: text,
    notes: text,
    /** Null: the house itself. */
    created_by: z.uuid().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    is_deleted: z.boolean(),
    /** What an automation rule had `ai` propose, for those who may apply it; null: there is nothing to decide. */
    proposal: cardProposal.nullable(),
  }),
  errors: [boardErrors.card_not_found],
});
