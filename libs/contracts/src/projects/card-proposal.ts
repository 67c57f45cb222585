import { z } from 'zod';
import { proposal } from '../ai/proposals/proposal.ts';

/** A proposal that an automation rule asked for, and that nobody has decided yet. */
export const cardProposal = z.strictObject({
  id: z.uuid(),
  rule_name: z.string(),
  made_at: z.iso.datetime(),
  proposal,
});
