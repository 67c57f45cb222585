import type { Part } from '../curriculum/curriculum.ts';
import { lastEvidenceAt } from '../evidence/evidence.ts';
import { localDay, type DayNumber } from '@nivel/platform/local-day';
import type { PartViewState } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { dayNow, type Days } from '../learner/own-day.ts';

const DAY_MS = 86_400_000;

/** When a completion happened, and the day for which it counts. */
export interface CountedDay {
  readonly at: number;
  readonly day: DayNumber;
  readonly isDayCounted: boolean;
}

/** The moment a part counts for: when it was done, but not before it was opened, nor too long ago, nor in the future. */
export const occurredAt = (claimed: number, view: PartViewState, nowMs: number, rules: LearningRules): number =>
  Math.min(nowMs, Math.max(claimed, view.openedAt, nowMs - rules.offlineDays * DAY_MS));

/** A day before today is believed when it counts already, or when the service saw the end of the work on that day. */
const isBelieved = (learner: Days, day: DayNumber, seenAt: number | null): boolean => {
  if (learner.activeDays.includes(day)) return true;
  // Which day a moment before the change of zone belongs to was decided in the zone of then.
  const isOfThisZone = seenAt !== null && seenAt >= (learner.daysFrom ?? Number.NEGATIVE_INFINITY);
  return isOfThisZone && localDay(seenAt, learner.timeZone) === day;
};

/**
 * Dates a completion. The claimed time is accepted where the service has seen the work on that day; otherwise the completion is
 * dated now, so that no earned work is lost and no day is invented. Work done too long ago counts for no day.
 *
 * @param claimedAt when the learner did it; null means now
 */
export const countedDay = (
  learner: Days,
  { part, view }: { readonly part: Part; readonly view: PartViewState },
  { claimedAt, nowMs }: { readonly claimedAt: number | null; readonly nowMs: number },
  rules: LearningRules,
): CountedDay => {
  const now = { at: nowMs, day: dayNow(learner, nowMs), isDayCounted: true };
  if (claimedAt === null) return now;
  const at = occurredAt(claimedAt, view, nowMs, rules);
  if (nowMs - at > rules.streakDays * DAY_MS) return { ...now, isDayCounted: false };
  const day = localDay(at, learner.timeZone);
  if (day === now.day) return { ...now, at };
  return isBelieved(learner, day, lastEvidenceAt(part, view)) ? { at, day, isDayCounted: true } : now;
};
