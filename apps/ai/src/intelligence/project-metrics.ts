import { LEAST_FINISHED, type VelocityTrend } from '@nivel/contracts/ai/ai-values';
import type { ProjectIntelligence } from '@nivel/contracts/ai/project-intelligence';
import type { WorkHistory } from '@nivel/contracts/projects/work-history';
import { pastDays } from '../forecast/project-forecast.ts';
import { sumOf } from '../forecast/sum.ts';

/** Days that are recent; the days before them are what they are compared with. */
const RECENT_DAYS = 30;
/** Days that there must be before them. */
const LEAST_BEFORE = 14;
/** A pace that differs by less than about a fifth is the same. */
const [DECREASING_BELOW, INCREASING_ABOVE] = [0.45, 0.55];

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((Math.min(part, whole) / whole) * 1_000) / 1_000;

/** The counts that metrics are made of. */
export const basisOf = (work: WorkHistory): ProjectIntelligence['basis'] => {
  const past = pastDays(work);
  const before = past.slice(0, -RECENT_DAYS);
  return {
    ...{ days: past.length, open: work.cards.length, done: work.done, finished: sumOf(work.finished) },
    finished_recently: sumOf(past.slice(-RECENT_DAYS)),
    finished_before: before.length < LEAST_BEFORE ? null : (sumOf(before) / before.length) * RECENT_DAYS,
    ...{ reopened: work.reopened, touched: work.touched, shared: work.shared },
  };
};

type Basis = ProjectIntelligence['basis'];

/**
 * - velocity: recent ÷ (recent + before), both of thirty days: a half is the same pace, 1 a beginning from nothing.
 * - quality: finished cards that were never opened again ÷ finished cards.
 * - collaboration: cards that several people changed ÷ cards that anyone changed.
 */
export const metricsOf = (basis: Basis): ProjectIntelligence['metrics'] => ({
  velocity_score:
    basis.finished_before === null
      ? null
      : shareOf(basis.finished_recently, basis.finished_recently + basis.finished_before),
  quality_score: shareOf(basis.finished - basis.reopened, basis.finished),
  collaboration_score: shareOf(basis.shared, basis.touched),
});

/** The trend of the pace; few finished cards say nothing of it. */
export const trendOf = (
  { velocity_score: score }: ProjectIntelligence['metrics'],
  { finished }: Basis,
): VelocityTrend => {
  if (score === null || finished < LEAST_FINISHED) return 'stable';
  if (score < DECREASING_BELOW) return 'decreasing';
  return score > INCREASING_ABOVE ? 'increasing' : 'stable';
};
