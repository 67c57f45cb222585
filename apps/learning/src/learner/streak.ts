import { mondayOf, type DayNumber } from '@nivel/platform/local-day';

/** A streak after its last active day. */
export interface Streak {
  readonly days: number;
  readonly freezes: number;
  readonly lastDay: DayNumber | null;
}

/** How freezes are earned. */
export interface StreakRules {
  /** Days in a row that earn one. */
  readonly freezeEveryDays: number;
  /** Freezes that are held at most. */
  readonly mostFreezes: number;
}

export const NO_STREAK: Streak = { days: 0, freezes: 0, lastDay: null };

/**
 * Adds an active day. The same day changes nothing and the next day adds one. Freezes bridge missed days when there are enough
 * of them; otherwise the streak starts again at 1 and keeps its freezes.
 */
export const advance = (streak: Streak, day: DayNumber, rules: StreakRules): Streak => {
  if (streak.lastDay !== null && day <= streak.lastDay) return streak;
  const missed = streak.lastDay === null ? Number.POSITIVE_INFINITY : day - streak.lastDay - 1;
  const goesOn = missed <= streak.freezes;
  const days = goesOn ? streak.days + 1 : 1;
  const left = goesOn ? streak.freezes - missed : streak.freezes;
  const earned = days % rules.freezeEveryDays === 0 ? 1 : 0;
  return { days, freezes: Math.min(rules.mostFreezes, left + earned), lastDay: day };
};

/** The streak that a set of active days makes; days in ascending order. */
export const streakOf = (days: readonly DayNumber[], rules: StreakRules): Streak =>
  days.reduce((streak, day) => advance(streak, day, rules), NO_STREAK);

/** The same days with one more, in order; the very same array when the day was active already. */
export const withDay = (days: readonly DayNumber[], day: DayNumber): readonly DayNumber[] => {
  const last = days.at(-1);
  if (last === undefined || day > last) return [...days, day];
  if (days.includes(day)) return days;
  return [...days, day].sort((one, other) => one - other);
};

/** How long the streak is as seen on a day: 0 once more days are missed than freezes can bridge. */
export const daysAsOf = (streak: Streak, today: DayNumber): number =>
  streak.lastDay === null || today - streak.lastDay - 1 > streak.freezes ? 0 : streak.days;

/** Days that freezes have bridged, those before today that the next activity will bridge included. */
export const frozenDays = (
  days: readonly DayNumber[],
  today: DayNumber,
  rules: StreakRules,
): ReadonlySet<DayNumber> => {
  const frozen = new Set<DayNumber>();
  let streak = NO_STREAK;
  const bridge = (to: DayNumber): void => {
    if (streak.lastDay === null || to - streak.lastDay - 1 > streak.freezes) return;
    for (let day = streak.lastDay + 1; day < to; day += 1) frozen.add(day);
  };
  for (const day of days) {
    bridge(day);
    streak = advance(streak, day, rules);
  }
  bridge(today);
  return frozen;
};

export type DayState = 'done' | 'frozen' | 'missed' | 'open' | 'coming';

/** Monday to Sunday of the week of today. */
export const weekOf = (
  days: readonly DayNumber[],
  today: DayNumber,
  rules: StreakRules,
): { day: DayNumber; state: DayState }[] => {
  const done = new Set(days);
  const frozen = frozenDays(days, today, rules);
  const stateOf = (day: DayNumber): DayState => {
    if (done.has(day)) return 'done';
    if (day > today) return 'coming';
    if (day === today) return 'open';
    return frozen.has(day) ? 'frozen' : 'missed';
  };
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, index) => ({ day: monday + index, state: stateOf(monday + index) }));
};
