import { z } from 'zod';
import { linesOfText } from '../../kernel/short-text.ts';
import { day } from '../../kernel/day.ts';
import { cardTitle } from '../../projects/values/card-title.ts';
import { priorities } from '../../projects/values/board-values.ts';
import {
  LONGEST_ESTIMATE_DAYS,
  LONGEST_PROPOSAL_TEXT,
  MOST_PROPOSED,
  proposalLanguages,
  proposalReasons,
} from '../values/proposal-values.ts';
import { usedModel } from '../values/used-model.ts';
import { engines } from '../values/model-values.ts';
import { share } from '../values/share.ts';

/** A text in which milestones are looked for. */
export const proposalText = linesOfText('A description', { most: LONGEST_PROPOSAL_TEXT }).refine(
  (text) => text !== '',
  'A description is required',
);

/** How relative days and the language of made texts are meant; both are found out where they are left out. */
export const proposalContext = {
  /** The caller's own day, from which 'tomorrow' is counted. */
  today: day.refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'A day of this time').optional(),
  language: z.enum(proposalLanguages).optional(),
};

/** The project for which a text is read: the model of its organization may read the text. Without it rules read alone. */
export const proposalProject = { project_id: z.uuid().optional() };

/** Its name within one proposal. */
const name = z.string().regex(/^m\d{1,3}$/);

/** A milestone that a person may create. Nothing is written until they do. */
export const proposedMilestone = z.strictObject({
  id: name,
  title: cardTitle,
  /** The words of the text that it rests on; empty for a step of a plan. */
  source: z.string(),
  priority: z.enum(priorities),
  /** In working days. */
  estimated_duration: z.int().min(1).max(LONGEST_ESTIMATE_DAYS),
  is_critical_path: z.boolean(),
  start_on: day.nullable(),
  due_on: day.nullable(),
  /** Others of the same proposal that come before it. */
  depends_on: z.array(name),
  reasons: z.array(z.enum(proposalReasons)),
});
export type ProposedMilestone = z.output<typeof proposedMilestone>;

/** The result of reading a text. */
export const proposal = z.strictObject({
  success: z.boolean(),
  /** The share of the sentences of the text that were used. */
  confidence: share,
  language: z.enum(proposalLanguages),
  /** What found the tasks. Rules plan their days in both cases. */
  engine: z.enum(engines),
  /** The model of the organization; null: there is none, or it was not asked. */
  model: usedModel.nullable(),
  data: z.strictObject({ milestones: z.array(proposedMilestone).max(MOST_PROPOSED) }),
});
export type Proposal = z.output<typeof proposal>;
