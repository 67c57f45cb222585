import { formatDay } from '../../../../../shell/days/days.ts';
import { DayCell } from '../../../area/calendar/day-cell.tsx';
import { DayNumber } from '../../../area/calendar/day-number.tsx';
import { MoreButton } from '../../../area/calendar/more-button.tsx';
import type { DayDrag } from '../../../area/calendar/use-day-drag.ts';
import { CalendarPayment } from './calendar-payment.tsx';
import type { Payment } from '../payments.queries.ts';
import { paymentsText } from '../payments-text.ts';

/** The maximum number of payments shown for a day; the others are behind '+N more'. */
const MOST = 2;

export interface CalendarDayProps {
  readonly day: string;
  readonly payments: readonly Payment[];
  readonly days: readonly string[];
  readonly today: string;
  readonly isOtherMonth: boolean;
  readonly drag: DayDrag<Payment>;
  readonly onOpen: (id: string) => void;
  readonly onMore: (day: string) => void;
}

/** A day of the calendar. */
export const CalendarDay = ({ day, payments, days, today, isOtherMonth, drag, onOpen, onMore }: CalendarDayProps) => {
  const { calendar: text } = paymentsText.useText();
  const isToday = day === today;
  const hidden = payments.length - MOST;
  return (
    <DayCell
      day={day}
      isToday={isToday}
      look={`h-28 ${isOtherMonth ? 'bg-sunken' : 'bg-raised'}`}
      overLook={day < today ? 'bg-danger-soft' : 'bg-accent-soft'}
      drag={drag}
    >
      <DayNumber day={day} isToday={isToday} today={text.today} />
      {payments.length > 0 && (
        <ul className="flex flex-col gap-1">
          {payments.slice(0, MOST).map((payment) => (
            <CalendarPayment key={payment.id} payment={payment} drag={drag} days={days} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <MoreButton
          label={text.moreOf(hidden, formatDay(day, { dateStyle: 'long' }))}
          text={text.more(hidden)}
          onClick={() => onMore(day)}
        />
      )}
    </DayCell>
  );
};
