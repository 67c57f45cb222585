import { MOST_HOLIDAYS } from '@nivel/contracts/projects/values/board-values';
import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';
import { isoOf } from '@nivel/planning/calendar-day';
import { mexicanHolidays } from '@nivel/planning/mexican-holidays';
import { Button } from '@nivel/ui/button';
import { isDay } from '@nivel/ui/calendar';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { DayInput } from '../../../../../shell/days/day-input.tsx';
import { formatDay } from '../../../../../shell/days/days.ts';
import { WeekdayBoxes } from '../../../area/schedule/weekday-boxes.tsx';
import { useBoard } from '../../board-context.ts';
import { ganttText } from '../gantt-text.ts';
import { useCalendarDraft } from './calendar-draft.ts';
import { HolidayImport } from './holiday-import.tsx';
import { HolidaySources } from './holiday-sources.tsx';
import { MOST_NAME_CHARACTERS, thisYear, withHolidays, yearsAround, type HolidaysProps } from './holidays.ts';

const usual: ProjectCalendar = { holidays: [], weekdays: [1, 2, 3, 4, 5] };

/** A day off with its name; Enter in the name adds it, and saves nothing else. */
const NewHoliday = ({ calendar, onChange }: HolidaysProps) => {
  const { calendar: text } = ganttText.useText();
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const isReady = isDay(day) && name.trim() !== '';
  const add = () => {
    if (!isReady) return;
    onChange({ ...calendar, holidays: withHolidays(calendar.holidays, [{ day, name: name.trim() }]) });
    setDay('');
    setName('');
  };
  return (
    <div className="grid gap-2 sm:grid-cols-[10rem_1fr_auto] sm:items-end">
      <DayInput label={text.day} value={day} onChange={setDay} />
      <TextField
        label={text.name}
        value={name}
        maxLength={MOST_NAME_CHARACTERS}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="secondary" disabled={!isReady} onClick={add}>
        {text.add}
      </Button>
    </div>
  );
};

const MexicanYear = ({ calendar, onChange }: HolidaysProps) => {
  const { calendar: text } = ganttText.useText();
  const [year, setYear] = useState(thisYear);
  const add = () => {
    const official = mexicanHolidays(year).map(({ day, name }) => ({ day: isoOf(day), name: text.mexican[name] }));
    onChange({ ...calendar, holidays: withHolidays(calendar.holidays, official) });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        aria-label={text.year}
        value={year}
        onChange={(event) => setYear(Number(event.target.value))}
        className="min-h-9 rounded-sm border border-line-strong bg-raised px-2 pointer-coarse:min-h-11"
      >
        {yearsAround(thisYear()).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <Button variant="secondary" size="sm" onClick={add}>
        {text.addMexican(year)}
      </Button>
    </div>
  );
};

const Holidays = ({ calendar, onChange }: HolidaysProps) => {
  const { calendar: text } = ganttText.useText();
  return (
    <section aria-label={text.holidays} className="flex flex-col gap-3">
      <h3 className="font-medium">{text.holidays}</h3>
      {calendar.holidays.length === 0 ? (
        <p className="text-sm text-soft">{text.noHolidays}</p>
      ) : (
        <ul className="max-h-48 divide-y divide-line overflow-y-auto text-sm">
          {calendar.holidays.map(({ day, name }) => (
            <li key={day} className="flex items-center gap-3">
              <span className="w-28 shrink-0 text-soft">{formatDay(day, { dateStyle: 'medium' })}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <button
                type="button"
                aria-label={text.remove(name)}
                onClick={() =>
                  onChange({ ...calendar, holidays: calendar.holidays.filter((holiday) => holiday.day !== day) })
                }
                className="grid size-9 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken pointer-coarse:size-11"
              >
                <Trash2 aria-hidden="true" size={15} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewHoliday calendar={calendar} onChange={onChange} />
      <MexicanYear calendar={calendar} onChange={onChange} />
      <HolidayImport calendar={calendar} onChange={onChange} />
    </section>
  );
};

/** The days on which the project works: by weekday, and without its holidays. */
export const CalendarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { calendar: text } = ganttText.useText();
  const { board, actions } = useBoard();
  const [calendar, setCalendar] = useCalendarDraft(board.project.calendar ?? usual);
  const problem =
    calendar.weekdays.length === 0
      ? text.noWeekday
      : calendar.holidays.length > MOST_HOLIDAYS
        ? text.tooMany(MOST_HOLIDAYS)
        : null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (problem !== null) return;
    actions.setCalendar(calendar, { said: text.saved, failed: text.failed });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.title}
      description={text.description}
      closeLabel={text.close}
      isWide
    >
      <form onSubmit={save} className="mt-4 flex flex-col gap-5">
        <WeekdayBoxes
          legend={text.weekdays}
          chosen={calendar.weekdays}
          onChange={(weekdays) => setCalendar({ ...calendar, weekdays })}
        />
        <Holidays calendar={calendar} onChange={setCalendar} />
        {problem !== null && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" disabled={problem !== null}>
            {text.save}
          </Button>
        </div>
      </form>
      <HolidaySources />
    </Dialog>
  );
};
