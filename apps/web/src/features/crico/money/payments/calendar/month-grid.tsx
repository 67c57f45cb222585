import { useRef } from 'react';
import { DayTable } from '../../../area/calendar/day-table.tsx';
import { dayTouch } from '../../../area/calendar/use-day-drag.ts';
import { useTouchDrag } from '../../../area/touch/use-touch-drag.ts';
import { CalendarDay, type CalendarDayProps } from './calendar-day.tsx';
import type { Payment } from '../payments.queries.ts';
import { paymentsText } from '../payments-text.ts';

interface MonthGridProps extends Pick<CalendarDayProps, 'today' | 'drag' | 'onOpen' | 'onMore'> {
  readonly label: string;
  readonly month: string;
  readonly weeks: readonly (readonly string[])[];
  readonly byDay: ReadonlyMap<string, readonly Payment[]>;
  /** The result of moving a payment. */
  readonly said: string;
}

/** A month, week by week. */
export const MonthGrid = ({ label, month, weeks, byDay, drag, said, ...rest }: MonthGridProps) => {
  const { calendar: text } = paymentsText.useText();
  const frame = useRef<HTMLTableElement>(null);
  const paymentOf = (id: string) =>
    [...byDay.values()].flat().find((payment) => payment.id === id && payment.status === 'pending');
  useTouchDrag(frame, dayTouch(drag, paymentOf));
  const days = weeks.flat();
  return (
    <>
      <p id="payment-keys" className="sr-only">
        {text.keys}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DayTable
        frame={frame}
        label={label}
        weeks={weeks}
        cell={(day) => (
          <CalendarDay
            key={day}
            {...rest}
            day={day}
            days={days}
            payments={byDay.get(day) ?? []}
            isOtherMonth={!day.startsWith(month)}
            drag={drag}
          />
        )}
      />
    </>
  );
};
