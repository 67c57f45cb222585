import { z } from 'zod';
import { day } from '../projects/board-shape.ts';
import { mitigations, riskFactors, riskLevels, type Mitigation } from './ai-values.ts';

/** 0 to 1. */
export const share = z.number().min(0).max(1);

/** How likely an open card misses its day, and why. */
export const riskPrediction = z.strictObject({
  milestone_id: z.uuid(),
  due_on: day,
  risk_level: z.enum(riskLevels),
  /** 0 to 100: the probability, weighted by the priority of the card. */
  risk_score: z.int().min(0).max(100),
  risk_probability: share,
  /** How much history it stands on. */
  confidence_level: share,
  /** What each factor contributes; together they are 1, or all 0. */
  risk_factors: z.record(z.enum(riskFactors), share),
  /** What the factors stand on. */
  details: z.strictObject({
    days_left: z.int(),
    /** Open cards that are likely to be done before. */
    cards_before: z.int(),
    open_dependencies: z.int(),
    /** Of whoever is responsible; 0 where nobody is. */
    open_cards_of_assignee: z.int(),
    days_untouched: z.int(),
  }),
  mitigation_suggestions: z.array(
    z.strictObject({ action: z.string(), code: z.enum(Object.keys(mitigations) as [Mitigation, ...Mitigation[]]) }),
  ),
});
export type RiskPrediction = z.output<typeof riskPrediction>;
