import { formatDay } from '../../../../shell/days/days.ts';

interface DayNumberProps {
  readonly day: string;
  readonly isToday: boolean;
  /** The word for today. */
  readonly today: string;
}

/** The number of a day in its cell; today is highlighted, and announced. */
export const DayNumber = ({ day, isToday, today }: DayNumberProps) => (
  <time
    dateTime={day}
    aria-label={isToday ? `${today}, ${formatDay(day, { dateStyle: 'long' })}` : undefined}
    className={`mb-1 grid size-6 place-items-center rounded-full text-sm tabular-nums ${isToday ? 'bg-accent font-bold text-on-accent' : 'text-soft'}`}
  >
    {Number(day.slice(8))}
  </time>
);
