import type { ReactNode, Ref } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';

interface DayTableProps {
  readonly label: string;
  readonly weeks: readonly (readonly string[])[];
  readonly frame: Ref<HTMLTableElement>;
  /** The cell of a day. */
  readonly cell: (day: string) => ReactNode;
}

/** Days below their weekdays, week by week. */
export const DayTable = ({ label, weeks, frame, cell }: DayTableProps) => (
  <table ref={frame} aria-label={label} className="w-full table-fixed border-collapse">
    <thead>
      <tr>
        {weeks[0]?.map((day) => (
          <th
            key={day}
            scope="col"
            abbr={formatDay(day, { weekday: 'long' })}
            className="py-1 text-sm font-medium text-soft"
          >
            {formatDay(day, { weekday: 'short' })}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]}>{week.map(cell)}</tr>
      ))}
    </tbody>
  </table>
);
