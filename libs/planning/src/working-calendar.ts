import type { CalendarDay } from './calendar-day.ts';

/** 1970-01-01 was a Thursday: the Monday of its week is this number of days before. */
const EPOCH_WEEKDAY = 3;

interface WorkingWeek {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
  readonly holidays?: readonly CalendarDay[];
}

/** The number of sorted values below a limit. */
const countBelow = (sorted: readonly number[], limit: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The days on which a project works. Working days are counted from a fixed day, so that the number between any two days is a
 * subtraction.
 */
export class WorkingCalendar {
  private readonly isWorkday: readonly boolean[];
  /** Offsets of the working weekdays from Monday. */
  private readonly offsets: readonly number[];
  /** Sorted, without those that fall on days of rest anyway. */
  private readonly holidays: readonly CalendarDay[];
  private readonly holidaySet: ReadonlySet<CalendarDay>;

  /** @throws RangeError where no weekday is a working day */
  constructor({ weekdays, holidays = [] }: WorkingWeek) {
    const week = [0, 1, 2, 3, 4, 5, 6];
    this.isWorkday = week.map((offset) => weekdays.includes(offset + 1));
    this.offsets = week.filter((offset) => weekdays.includes(offset + 1));
    if (this.offsets.length === 0) throw new RangeError('a calendar has at least one working weekday');
    this.holidaySet = new Set(holidays.filter((day) => this.isWeekday(day)));
    this.holidays = [...this.holidaySet].sort((one, other) => one - other);
  }

  /** Whether the weekday of a day is a working one, regardless of exceptions. */
  isWeekday(day: CalendarDay): boolean {
    return this.isWorkday[placeIn(day).offset] === true;
  }

  isWorking(day: CalendarDay): boolean {
    return this.isWeekday(day) && !this.holidaySet.has(day);
  }

  /**
   * The number of working days before a day, from a fixed day on; the difference of two such numbers is the number between
   * them.
   */
  workingDaysBefore(day: CalendarDay): number {
    const { week, offset } = placeIn(day);
    return week * this.offsets.length + countBelow(this.offsets, offset) - countBelow(this.holidays, day);
  }

  /** The working day with the given number of working days before it: the inverse of `workingDaysBefore`. */
  workingDayAt(count: number): CalendarDay {
    let skipped = 0;
    for (;;) {
      const day = this.weekdayAt(count + skipped);
      const upTo = countBelow(this.holidays, day + 1);
      if (upTo === skipped) return day;
      skipped = upTo;
    }
  }

  /** The same, as if there were no holidays. */
  private weekdayAt(count: number): CalendarDay {
    const week = Math.floor(count / this.offsets.length);
    return week * 7 + (this.offsets[count - week * this.offsets.length] ?? 0) - EPOCH_WEEKDAY;
  }
}

const placeIn = (day: CalendarDay): { readonly week: number; readonly offset: number } => {
  const week = Math.floor((day + EPOCH_WEEKDAY) / 7);
  return { week, offset: day + EPOCH_WEEKDAY - week * 7 };
};

/** Monday to Friday, without holidays. */
export const usualCalendar = new WorkingCalendar({ weekdays: [1, 2, 3, 4, 5] });
