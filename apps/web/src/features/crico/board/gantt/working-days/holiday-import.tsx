import { calendarDayOf } from '@nivel/planning/calendar-day';
import { HolidayFileError } from '@nivel/planning/holiday-file-error';
import { useState } from 'react';
import { FileChoice, useFileReading } from '../../../area/imports/file-choice.tsx';
import { readAs } from '../../../area/imports/file-text.ts';
import { ganttText } from '../gantt-text.ts';
import { MOST_NAME_CHARACTERS, thisYear, withHolidays, yearsAround, type HolidaysProps } from './holidays.ts';

/** Adds the days off of a file with a calendar, such as those that governments publish; nothing is saved yet. */
export const HolidayImport = ({ calendar, onChange }: HolidaysProps) => {
  const { calendar: text } = ganttText.useText();
  const [said, setSaid] = useState<string>();
  const years = yearsAround(thisYear());
  const [first = 0, last = 0] = [years[0], years.at(-1)];

  const read = async (file: File): Promise<void> => {
    setSaid(undefined);
    const { holidaysInFile } = await import('@nivel/planning/holiday-file');
    const span = { start: calendarDayOf(first, 1, 1), finish: calendarDayOf(last, 12, 31) };
    const found = holidaysInFile(await readAs(file, 'utf-8'), span);
    const named = found.holidays.map(({ day, name }) => ({
      day,
      name: name.slice(0, MOST_NAME_CHARACTERS).trim() || text.unnamed,
    }));
    onChange((now) => ({ ...now, holidays: withHolidays(now.holidays, named) }));
    const added = withHolidays(calendar.holidays, named).length - calendar.holidays.length;
    setSaid(text.imported(added, found.leftOut, first, last));
  };

  const inWords = (error: unknown): string =>
    text.importProblems[error instanceof HolidayFileError ? error.problem : 'failed'];

  return (
    <div className="flex flex-col items-start gap-2">
      <FileChoice label={text.importFile} accept=".ics,text/calendar" reading={useFileReading(read, inWords)} />
      <p role="status" className="text-sm text-soft">
        {said ?? text.importHint(first, last)}
      </p>
    </div>
  );
};
