import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, dayInWords, firstWeekdayOf, weekBegin, weeksOf } from './calendar.ts';
import { classNames } from './class-names.ts';

/** The words of a calendar, in the language of the page. */
export interface CalendarWords {
  readonly previous: string;
  readonly next: string;
  readonly today: string;
  readonly clear: string;
}

interface DayCalendarProps {
  /** The chosen day; empty: none is. */
  readonly value: string;
  /** The current day of the person who chooses. */
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly locale: string;
  readonly words: CalendarWords;
  /** Empty: no day. */
  readonly onChoose: (day: string) => void;
}

const wholeDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const button =
  'grid min-h-9 place-items-center rounded-sm px-2 hover:bg-sunken aria-disabled:opacity-40 pointer-coarse:min-h-11';

/** The target of a key in a calendar. */
const dayAt = (day: string, { key, shiftKey }: KeyboardEvent, firstWeekday: number): string | undefined => {
  const begin = weekBegin(day, firstWeekday);
  const targets: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: begin,
    End: addDays(begin, 6),
    PageUp: addMonths(day, shiftKey ? -12 : -1),
    PageDown: addMonths(day, shiftKey ? 12 : 1),
  };
  return targets[key];
};

/** The day with the keyboard focus, within the range. */
const useActiveDay = ({ value, today, min = '', max = '9999-12-31', locale }: DayCalendarProps) => {
  const grid = useRef<HTMLTableElement>(null);
  const within = (day: string): string => (day < min ? min : day > max ? max : day);
  const [active, setActive] = useState(() => within(value === '' ? today : value));
  const [isByKey, setIsByKey] = useState(true);
  useEffect(() => {
    if (isByKey) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active, isByKey]);
  const move = (day: string, byKey: boolean) => {
    setIsByKey(byKey);
    setActive(within(day));
  };
  return { grid, active, move, mayChoose: (day: string) => day >= min && day <= max, first: firstWeekdayOf(locale) };
};

interface DayCellProps extends DayCalendarProps {
  readonly day: string;
  readonly active: string;
  readonly isOff: boolean;
}

const DayCell = ({ day, active, isOff, value, today, locale, onChoose }: DayCellProps) => (
  <td
    role="gridcell"
    aria-label={dayInWords(day, locale, wholeDay)}
    aria-selected={day === value}
    aria-current={day === today ? 'date' : undefined}
    aria-disabled={isOff || undefined}
    tabIndex={day === active ? 0 : -1}
    data-day={day}
    onClick={() => !isOff && onChoose(day)}
    className={classNames(
      'size-9 cursor-pointer rounded-sm text-center tabular-nums pointer-coarse:size-11',
      'aria-disabled:opacity-40 aria-[current=date]:font-bold aria-[current=date]:underline',
      day === value ? 'bg-accent text-on-accent' : 'hover:bg-accent-soft',
      day.slice(0, 7) !== active.slice(0, 7) && day !== value && 'text-soft',
    )}
  >
    {Number(day.slice(8))}
  </td>
);

interface MonthHeadProps extends Pick<DayCalendarProps, 'locale' | 'words'> {
  readonly id: string;
  readonly active: string;
  readonly onMove: (day: string) => void;
}

/** Which month it is, and the ways to those beside it. */
const MonthHead = ({ id, active, locale, words, onMove }: MonthHeadProps) => (
  <div className="flex items-center justify-between">
    <button type="button" aria-label={words.previous} onClick={() => onMove(addMonths(active, -1))} className={button}>
      <ChevronLeft aria-hidden="true" size={18} />
    </button>
    <span id={id} aria-live="polite" className="font-semibold first-letter:uppercase">
      {dayInWords(active, locale, { month: 'long', year: 'numeric' })}
    </span>
    <button type="button" aria-label={words.next} onClick={() => onMove(addMonths(active, 1))} className={button}>
      <ChevronRight aria-hidden="true" size={18} />
    </button>
  </div>
);

/**
 * A month to choose a day from, with the keys of the ARIA date-picker pattern: arrows move by days and weeks, Home and End
 * within the week, Page Up and Page Down by months, with Shift by years.
 */
export const DayCalendar = (props: DayCalendarProps) => {
  const { value, today, locale, words, onChoose } = props;
  const id = useId();
  const { grid, active, move, mayChoose, first } = useActiveDay(props);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = dayAt(active, event, first);
    if (target !== undefined) move(target, true);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (mayChoose(active)) onChoose(active);
    event.preventDefault();
  };
  const weeks = weeksOf(active, first);
  return (
    <div className="flex flex-col gap-2">
      <MonthHead id={id} active={active} locale={locale} words={words} onMove={(day) => move(day, false)} />
      <table
        ref={grid}
        role="grid"
        aria-labelledby={id}
        onKeyDown={onKeyDown}
        className="border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={dayInWords(day, locale, { weekday: 'long' })}
                className="text-xs font-medium text-soft"
              >
                {dayInWords(day, locale, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell key={day} {...props} day={day} active={active} isOff={!mayChoose(day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex justify-between text-sm font-semibold text-accent">
        <button
          type="button"
          aria-disabled={!mayChoose(today) || undefined}
          onClick={() => mayChoose(today) && onChoose(today)}
          className={button}
        >
          {words.today}
        </button>
        {value !== '' && (
          <button type="button" onClick={() => onChoose('')} className={button}>
            {words.clear}
          </button>
        )}
      </div>
    </div>
  );
};
