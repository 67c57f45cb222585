import type { ReactNode } from 'react';
import type { DayDrag } from './use-day-drag.ts';

interface DayCellProps {
  readonly day: string;
  readonly isToday: boolean;
  /** Its ground and height. */
  readonly look: string;
  /** Its ground while something is carried over it. */
  readonly overLook: string;
  readonly drag: Pick<DayDrag, 'isOver' | 'isCarrying' | 'over' | 'drop'>;
  readonly children: ReactNode;
}

/** A day of a calendar, onto which things are dropped. */
export const DayCell = ({ day, isToday, look, overLook, drag, children }: DayCellProps) => (
  <td
    data-column={day}
    aria-current={isToday ? 'date' : undefined}
    onDragOver={(event) => {
      if (!drag.isCarrying()) return;
      event.preventDefault();
      drag.over(day);
    }}
    onDrop={(event) => {
      event.preventDefault();
      drag.drop();
    }}
    className={`border border-line p-1 align-top ${look} ${drag.isOver(day) ? overLook : ''}`}
  >
    {children}
  </td>
);
