import { calendarDay } from './calendar-day.ts';
import type { PlanLink } from './plan-link.ts';
import type { PlannedCard, PlanSpan } from './plan.ts';

/** The model: days in a row, counted one by one. */
export interface Week {
  readonly weekdays: readonly number[];
  readonly holidays: readonly number[];
}
const FIRST = calendarDay('2000-01-03');
const DAYS = 25_000;

/** The number of working days before each day of the model, whose first day is a Monday. */
export const countsOf = ({ weekdays, holidays }: Week) => {
  const free = new Set(holidays);
  const works = Array.from(
    { length: DAYS },
    (_, index) => weekdays.includes((index % 7) + 1) && !free.has(FIRST + index),
  );
  const before = [0];
  for (const isWorking of works) before.push((before.at(-1) ?? 0) + (isWorking ? 1 : 0));
  return { works: (day: number) => works[day - FIRST] === true, before: (day: number) => before[day - FIRST] ?? NaN };
};
type Counts = ReturnType<typeof countsOf>;

export const isKept = ({ before }: Counts, { type, lag }: PlanLink, from: PlanSpan, to: PlanSpan): boolean => {
  const begin = type.startsWith('finish') ? from.finish + 1 : from.start;
  const end = type.endsWith('start') ? to.start : to.finish + 1;
  return before(end) - before(begin) >= lag;
};

/** The last day of a span that starts on a working day and has the given number of them. */
const finishOf = ({ works }: Counts, start: number, length: number): number => {
  let [day, left] = [start, length - 1];
  while (left > 0) {
    day += 1;
    if (works(day)) left -= 1;
  }
  return day;
};

/** The longest path to a card, by trying every day from the first. */
export const modelOf = (counts: Counts, cards: readonly PlannedCard[], links: readonly PlanLink[]) => {
  const place = (id: string): PlanSpan => {
    const own = cards.find((one) => one.id === id);
    if (!own) throw new Error(id);
    if (own.scheduling === 'manual') return own;
    const entering = links.filter(({ to }) => to === id);
    const length = Math.max(1, counts.before(own.finish + 1) - counts.before(own.start));
    const isPossible = (span: PlanSpan) => entering.every((one) => isKept(counts, one, place(one.from), span));
    if (own.scheduling === 'pushed' && isPossible(own)) return own;
    const bound = entering.length === 0 ? own.start : FIRST;
    const from = entering.map((one) => place(one.from));
    for (let start = bound; ; start += 1) {
      if (!counts.works(start)) continue;
      const span = { start, finish: finishOf(counts, start, length) };
      if (entering.every((one, index) => isKept(counts, one, from[index] ?? span, span))) return span;
    }
  };
  return new Map(cards.map(({ id }) => [id, place(id)]));
};
