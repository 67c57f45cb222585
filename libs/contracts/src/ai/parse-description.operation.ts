import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { proposal, proposalContext, proposalText } from './proposal.ts';

export const parseDescription = operation({
  name: 'ai.parse-description',
  summary: 'Proposes milestones that a text in Spanish or English asks for. Nothing is written.',
  door: { kind: 'api', method: 'POST', path: '/api/parse-description' },
  policy: signedIn('only the text that the caller brings is read'),
  repeat: 'safe',
  input: z.strictObject({ description: proposalText, ...proposalContext }),
  output: proposal,
  errors: [],
});
