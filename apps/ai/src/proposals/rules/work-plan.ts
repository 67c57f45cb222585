import { dayAfter } from '../../forecast/days.ts';
import { firstDayOf, lastDayOf, workDayFrom } from './work-days.ts';

/** Work as it is planned; its predecessor is before it in the list. */
export interface PlannedWork {
  /** Working days. */
  readonly days: number;
  readonly after: readonly number[];
  readonly start_on: string | null;
  readonly due_on: string | null;
}

interface Span {
  readonly start_on: string;
  readonly due_on: string;
}

/** The days of each: stated ones stay, the others follow from what comes before, or from today. */
export const planned = (work: readonly PlannedWork[], today: string): readonly Span[] => {
  const spans: Span[] = [];
  for (const { days, after, start_on, due_on } of work) {
    const ends = after.flatMap((at) => spans[at]?.due_on ?? []).sort();
    const last = ends.at(-1);
    const earliest = workDayFrom(last === undefined ? today : dayAfter(last, 1));
    const fitting = due_on === null ? earliest : firstDayOf(due_on, days);
    const start = start_on ?? (fitting > earliest ? fitting : earliest);
    const due = due_on ?? lastDayOf(start, days);
    spans.push({ start_on: start < due ? start : due, due_on: due });
  }
  return spans;
};

/** Those that cannot take longer without the last one ending later; none where there is nothing to compare. */
export const criticalIn = (work: readonly PlannedWork[]): ReadonlySet<number> => {
  const ends: number[] = [];
  for (const { days, after } of work) ends.push(days + Math.max(0, ...after.map((at) => ends[at] ?? 0)));
  const latest = work.map(() => Math.max(0, ...ends));
  for (let at = work.length - 1; at >= 0; at -= 1)
    for (const before of work[at]?.after ?? [])
      latest[before] = Math.min(latest[before] ?? 0, (latest[at] ?? 0) - (work[at]?.days ?? 0));
  return new Set(work.keys().filter((at) => latest[at] === ends[at]));
};
