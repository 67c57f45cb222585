import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';
import { useState } from 'react';

const namesOf = ({ holidays }: ProjectCalendar): ReadonlyMap<string, string> =>
  new Map(holidays.map(({ day, name }) => [day, name]));

/**
 * A draft on top of what was saved meanwhile: what was added, renamed or taken out in it stays so, and all else is as saved.
 * @param base what the draft began with
 */
export const rebasedCalendar = (
  draft: ProjectCalendar,
  base: ProjectCalendar,
  stored: ProjectCalendar,
): ProjectCalendar => {
  const [before, now] = [namesOf(base), namesOf(draft)];
  const isTouched = ({ day }: { readonly day: string }): boolean => before.get(day) !== now.get(day);
  const holidays = [...stored.holidays.filter((one) => !isTouched(one)), ...draft.holidays.filter(isTouched)];
  const isSameWeek = draft.weekdays.join() === base.weekdays.join();
  return {
    weekdays: isSameWeek ? stored.weekdays : draft.weekdays,
    holidays: holidays.sort((one, other) => (one.day < other.day ? -1 : 1)),
  };
};

/** A calendar while it is written, which keeps up with what others save and what published calendars bring. */
export const useCalendarDraft = (stored: ProjectCalendar) => {
  const [base, setBase] = useState(stored);
  const [calendar, setCalendar] = useState(stored);
  if (base !== stored) {
    setBase(stored);
    setCalendar(rebasedCalendar(calendar, base, stored));
  }
  return [calendar, setCalendar] as const;
};
