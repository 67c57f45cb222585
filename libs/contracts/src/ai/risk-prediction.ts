import { z } from 'zod';
import { day } from '../kernel/day.ts';
import { share } from './values/share.ts';
import { mitigations, riskFactors, riskLevels, type Mitigation } from './ai-values.ts';

/** How likely an open card misses its day, and why. */
export const riskPrediction = z.strictObject({
  milestone_id: z.uuid(),
  due_on: day,
  risk_level: z.enum(riskLevels),
  /** 0 to 100: the probability, weighted by the priority of the card. */
  risk_score: z.int().min(0).max(100),
  risk_probability: share,
  /** The amount of history behind it. */
  confidence_level: share,
  /** What each factor contributes; together they are 1, or all 0. */
  risk_factors: z.record(z.enum(riskFactors), share),
  /** The basis of the factors. */
  details: z.strictObject({
    days_left: z.int(),
    /** Open cards that are likely to be done before. */
    cards_before: z.int(),
    open_dependencies: z.int(),
    /** The open cards of the person responsible; 0 without one. */
    open_cards_of_assignee: z.int(),
    days_untouched: z.int(),
  }),
  mitigation_suggestions: z.array(
    z.strictObject({ action: z.string(), code: z.enum(Object.keys(mitigations) as [Mitigation, ...Mitigation[]]) }),
  ),
});
export type RiskPrediction = z.output<typeof riskPrediction>;
