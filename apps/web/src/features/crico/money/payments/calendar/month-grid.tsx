import { useRef } from 'react';
import { formatDay } from '../../../../../shell/days/days.ts';
import { useTouchDrag } from '../../../area/touch/use-touch-drag.ts';
import { CalendarDay, type CalendarDayProps } from './calendar-day.tsx';
import type { Payment } from '../payments.queries.ts';
import { paymentsText } from '../payments-text.ts';
import { paymentTouch } from './use-payment-drag.ts';

interface MonthGridProps extends Pick<CalendarDayProps, 'today' | 'drag' | 'onOpen' | 'onMore'> {
  readonly label: string;
  readonly month: string;
  readonly weeks: readonly (readonly string[])[];
  readonly byDay: ReadonlyMap<string, readonly Payment[]>;
}

/** A month, week by week. */
export const MonthGrid = ({ label, month, weeks, byDay, drag, ...rest }: MonthGridProps) => {
  const { calendar: text } = paymentsText.useText();
  const frame = useRef<HTMLTableElement>(null);
  const paymentOf = (id: string) =>
    [...byDay.values()].flat().find((payment) => payment.id === id && payment.status === 'pending');
  useTouchDrag(frame, paymentTouch(drag, paymentOf));
  const days = weeks.flat();
  return (
    <>
      <p id="payment-keys" className="sr-only">
        {text.keys}
      </p>
      <p role="status" className="sr-only">
        {drag.said}
      </p>
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
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  {...rest}
                  day={day}
                  days={days}
                  payments={byDay.get(day) ?? []}
                  isOtherMonth={!day.startsWith(month)}
                  drag={drag}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
