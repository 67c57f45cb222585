import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { proposal, proposalContext, proposalText } from './proposals/proposal.ts';

/** `projects` has checked that the owner of the rule may read the card. */
export const proposeCardSteps = operation({
  name: 'ai.propose-card-steps',
  summary:
    'Proposes steps for a card to which an automation rule applies: those that its text asks for, or those of its kind.',
  door: { kind: 'inside' },
  policy: servicesOnly('`projects`, for a card that the owner of an automation rule may read'),
  repeat: 'safe',
  input: z.strictObject({ text: proposalText, today: proposalContext.today }),
  output: proposal,
  errors: [],
});
