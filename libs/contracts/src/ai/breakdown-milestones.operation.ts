import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { complexities } from './values/proposal-values.ts';
import { proposal, proposalContext, proposalProject, proposalText } from './proposals/proposal.ts';

/** A call is not repeated, because a model may cost money each time. */
export const breakdownMilestones = operation({
  name: 'ai.breakdown-milestones',
  summary:
    'Proposes the milestones of a project: those that its description asks for, or the steps of a plan of its kind.',
  door: { kind: 'api', method: 'POST', path: '/api/breakdown-milestones' },
  policy: signedIn(
    'only the text that the caller brings is read; `projects` must let them enter the project of `project_id`',
  ),
  input: z.strictObject({
    projectDescription: proposalText,
    complexity: z.enum(complexities).default('medium'),
    ...proposalContext,
    ...proposalProject,
  }),
  output: proposal,
  errors: [],
  deadlineMs: 60_000,
});
