import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { proposal, proposalContext, proposalProject, proposalText } from './proposals/proposal.ts';

/** A call is not repeated, because a model may cost money each time. */
export const parseDescription = operation({
  name: 'ai.parse-description',
  summary: 'Proposes milestones that a text in Spanish or English asks for. Nothing is written.',
  door: { kind: 'api', method: 'POST', path: '/api/parse-description' },
  policy: signedIn(
    'only the text that the caller brings is read; `projects` must let them enter the project of `project_id`',
  ),
  input: z.strictObject({ description: proposalText, ...proposalContext, ...proposalProject }),
  output: proposal,
  errors: [],
  deadlineMs: 60_000,
});
