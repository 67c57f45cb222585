import { z } from 'zod';
import { day } from '../kernel/day.ts';
import { forecastMethods, recommendations, velocityTrends, type Recommendation } from './ai-values.ts';
import { share } from './values/share.ts';

const count = z.int().min(0);

/** The number of open cards at the end of a day: the median, and the bounds of 50, 80 and 95 % of all runs. */
const fanDay = z.strictObject({
  day,
  middle: count,
  bounds_50: z.tuple([count, count]),
  bounds_80: z.tuple([count, count]),
  bounds_95: z.tuple([count, count]),
});
export type FanDay = z.output<typeof fanDay>;

/** The state of a project, and when it is likely to be complete. */
export const projectIntelligence = z.strictObject({
  project_id: z.uuid(),
  analysis_date: z.iso.datetime(),
  /** Null: there is nothing to measure yet. */
  metrics: z.strictObject({
    velocity_score: share.nullable(),
    quality_score: share.nullable(),
    collaboration_score: share.nullable(),
  }),
  /** The counts from which the metrics are computed. */
  basis: z.strictObject({
    days: count,
    open: count,
    done: count,
    finished: count,
    finished_recently: count,
    /** The expectation from the previous days, for as many days. */
    finished_before: z.number().min(0).nullable(),
    reopened: count,
    touched: count,
    shared: count,
  }),
  predictions: z.strictObject({
    method: z.enum(forecastMethods),
    /** The runs of the simulation; 0 where there is none. */
    runs: count,
    /** The day by which half of all runs are complete; null: too few data, or it is too far away. */
    estimated_completion_date: day.nullable(),
    /** The probability to be complete by the target, or without one, how close the dates are together. */
    completion_confidence: share.nullable(),
    /** The target day: that of the project, else the last day of its cards. */
    target_on: day.nullable(),
    /** Days by which it is complete with 50, 80 and 95 % probability. Null: not within five years. */
    dates: z.strictObject({ p50: day.nullable(), p80: day.nullable(), p95: day.nullable() }).nullable(),
    /** From estimates where there is too little history. */
    range: z.strictObject({ from: day, to: day }).nullable(),
    /** How often the bounds of 80 % held in the past. */
    past_hits: z.strictObject({ hits: count, tries: count }).nullable(),
    fan: z.array(fanDay),
  }),
  insights: z.strictObject({ velocity_trend: z.enum(velocityTrends) }),
  recommended_actions: z.array(
    z.strictObject({
      action: z.string(),
      code: z.enum(Object.keys(recommendations) as [Recommendation, ...Recommendation[]]),
      /** Cards that it is about. */
      count,
    }),
  ),
});
export type ProjectIntelligence = z.output<typeof projectIntelligence>;
