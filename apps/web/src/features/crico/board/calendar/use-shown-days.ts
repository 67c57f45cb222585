import { addDays, addMonths } from '@nivel/ui/calendar';
import { useState } from 'react';
import { formatDay, formatDays } from '../../../../shell/days/days.ts';
import { useLocale } from '../../../../shell/language/locale.ts';
import { monthWeeks, weekOf } from '../../area/calendar/calendar-days.ts';
import { useCalendarMode } from './use-calendar-mode.ts';

/** Which days are shown: the month or the week around one of them. */
export const useShownDays = (today: string) => {
  const locale = useLocale();
  const { mode, chooseMode } = useCalendarMode();
  const [around, show] = useState(today);
  const month = around.slice(0, 7);
  const weeks = mode === 'month' ? monthWeeks(month, locale) : [weekOf(around, locale)];
  const days = weeks.flat();
  const isInPeriod = (day: string): boolean => (mode === 'month' ? day.startsWith(month) : days.includes(day));
  return {
    ...{ mode, chooseMode, around, weeks, days, show, isInPeriod },
    period:
      mode === 'month'
        ? formatDay(`${month}-01`, { month: 'long', year: 'numeric' })
        : formatDays(days[0] ?? around, days.at(-1) ?? around),
    turn: (step: 1 | -1) => show(mode === 'month' ? addMonths(`${month}-01`, step) : addDays(around, step * 7)),
  };
};

export type ShownDays = ReturnType<typeof useShownDays>;
