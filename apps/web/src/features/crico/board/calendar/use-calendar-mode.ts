import { useState } from 'react';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';

export const calendarModes = ['month', 'week'] as const;
export type CalendarMode = (typeof calendarModes)[number];

/** The number of days shown, on this device. */
export const useCalendarMode = () => {
  const [mode, setMode] = useState<CalendarMode>(() => (readStored('calendar-mode') === 'week' ? 'week' : 'month'));
  const chooseMode = (chosen: CalendarMode) => {
    writeStored('calendar-mode', chosen);
    setMode(chosen);
  };
  return { mode, chooseMode };
};
