import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';

export type Holiday = ProjectCalendar['holidays'][number];

/** The holidays of a project that follow a published calendar. */
interface Following {
  /** Of the project as they stand. */
  readonly now: readonly Holiday[];
  /** What came from the calendar until now. */
  readonly before: readonly Holiday[];
  /** What the calendar says today. */
  readonly fetched: readonly Holiday[];
  /** The first day that the calendar was read for: those before it stay as they are. */
  readonly since: string;
  /** Whether days that people took out come back. */
  readonly isByHand: boolean;
}

/** What becomes of them. */
interface Followed {
  readonly holidays: readonly Holiday[];
  /** What counts as come from the calendar from now on. */
  readonly days: readonly Holiday[];
}

const byDay = (one: Holiday, other: Holiday): number => (one.day < other.day ? -1 : 1);

/**
 * Takes over what a published calendar says: its new days come, those that it dropped go, and its names are taken. A day that the
 * project has by itself, or that somebody has given another name, stays as it is; one that somebody took out stays out.
 */
export const followedHolidays = ({ now, before, fetched, since, isByHand }: Following): Followed => {
  const names = new Map(fetched.map(({ day, name }) => [day, name]));
  const earlier = new Map(before.map(({ day, name }) => [day, name]));
  const kept = now.flatMap((holiday) => {
    const { day, name } = holiday;
    if (earlier.get(day) !== name || day < since) return [holiday];
    const said = names.get(day);
    return said === undefined ? [] : [{ day, name: said }];
  });
  const there = new Set(kept.map(({ day }) => day));
  const added = fetched.filter(({ day }) => !there.has(day) && (isByHand || !earlier.has(day)));
  const own = new Set(now.map(({ day }) => day));
  return {
    holidays: [...kept, ...added].sort(byDay),
    days: fetched.filter(({ day }) => earlier.has(day) || !own.has(day)),
  };
};
