import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { complexities } from './proposal-values.ts';
import { proposal, proposalContext, proposalText } from './proposal.ts';

export const breakdownMilestones = operation({
  name: 'ai.breakdown-milestones',
  summary:
    'Proposes the milestones of a project: those that its description asks for, or the steps of a plan of its kind.',
  door: { kind: 'api', method: 'POST', path: '/api/breakdown-milestones' },
  policy: signedIn('only the text that the caller brings is read'),
  repeat: 'safe',
  input: z.strictObject({
    projectDescription: proposalText,
    complexity: z.enum(complexities).default('medium'),
    ...proposalContext,
  }),
  output: proposal,
  errors: [],
});
