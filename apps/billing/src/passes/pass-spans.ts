import type { PaidTier } from '@nivel/contracts/billing/plan';
import type { Pass } from './pass.ts';

/** Until when a subscription opens something; `open`: it continues, with no known end. */
export type RunsUntil = Date | 'open' | null;

/** The fields of a paid pass that decide its period. */
export type PaidPass = Pick<Pass, 'id' | 'tier' | 'months' | 'paidAt' | 'beginsAt' | 'endsAt'>;

/** When a pass holds; without a start while a subscription continues. */
export interface PassSpan {
  readonly id: string;
  readonly tier: PaidTier;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The same day and time a number of months later, or the last day of a shorter month. */
export const addMonths = (from: Date, months: number): Date => {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), last));
  return day;
};

const latest = (...moments: readonly (Date | null)[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

/**
 * The periods of passes: one after the other, and after a running subscription. A started period does not change, so that no
 * later event takes days away; one that can now begin sooner does not begin in the past.
 * @param passes paid ones, in the order of their payments
 */
export const passSpans = (passes: readonly PaidPass[], runsUntil: RunsUntil, now: Date): PassSpan[] => {
  let before: Date | null = null;
  return passes.map(({ id, tier, months, paidAt, beginsAt, endsAt }) => {
    const hasBegun = beginsAt !== null && endsAt !== null && beginsAt <= now;
    if (!hasBegun && runsUntil === 'open') return { id, tier, beginsAt: null, endsAt: null };
    const soonest = beginsAt === null ? null : now;
    const begins = hasBegun ? beginsAt : latest(paidAt, before, runsUntil === 'open' ? null : runsUntil, soonest);
    const span = { id, tier, beginsAt: begins, endsAt: hasBegun ? endsAt : addMonths(begins, months) };
    before = latest(before, span.endsAt);
    return span;
  });
};
