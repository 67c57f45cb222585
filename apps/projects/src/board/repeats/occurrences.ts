import { RRuleTemporal } from 'rrule-temporal';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';

/** A rule, and the day from which its periods are counted. */
export type Series = Pick<CardRepeat, 'rule' | 'since'>;

/** The maximum of periods searched before a rule counts as empty, such as one for the 30th of February. */
const MOST_PERIODS = 2_000;
const LONGEST_ISO_DAY = '9999-12-31'.length;

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The rule in the library's form. Cards are counted as they are created, not as days pass. */
const expansionOf = ({ rule, since }: Series): RRuleTemporal =>
  new RRuleTemporal({
    rruleString: `DTSTART:${since.replaceAll('-', '')}T000000Z\nRRULE:${rule.replace(/;COUNT=\d+/, '')}`,
    maxIterations: MOST_PERIODS,
    cache: false,
  });

type Found = ReturnType<RRuleTemporal['next']>;

/** Days are midnights of UTC here, where each has 24 hours: no zone moves one. */
const dayOf = (find: () => Found): string | null => {
  try {
    const day = find()?.toPlainDate().toString() ?? null;
    return day === null || day.length > LONGEST_ISO_DAY ? null : day;
  } catch {
    // The library gives up on a rule that never finds a day.
    return null;
  }
};

/** The first day of a series after another; null: there is none. */
export const occurrenceAfter = (series: Series, day: string): string | null =>
  dayOf(() => expansionOf(series).next(midnight(day)));

/** The last day of a series up to another, which counts as well; null: there is none. */
export const occurrenceUpTo = (series: Series, day: string): string | null =>
  dayOf(() => expansionOf(series).previous(midnight(day), true));
