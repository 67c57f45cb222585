import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { project } from './memberships.ts';

/** The counterpart of applying one: nothing of the card changes. */
export const dismissCardProposal = operation({
  name: 'projects.dismiss-card-proposal',
  summary: 'Puts a proposal of a card aside that an automation rule asked for.',
  door: { kind: 'procedure', procedure: 'dismiss_card_proposal' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), proposal_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [boardErrors.proposal_decided],
});
