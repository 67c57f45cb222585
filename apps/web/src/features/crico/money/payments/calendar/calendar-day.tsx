import { formatDay } from '../../../../../shell/days/days.ts';
import { CalendarPayment } from './calendar-payment.tsx';
import type { Payment } from '../payments.queries.ts';
import { paymentsText } from '../payments-text.ts';
import type { PaymentDrag } from './use-payment-drag.ts';

/** As many payments of a day are shown; the others stand behind '+N more'. */
const MOST = 2;

export interface CalendarDayProps {
  readonly day: string;
  readonly payments: readonly Payment[];
  readonly days: readonly string[];
  readonly today: string;
  readonly isOtherMonth: boolean;
  readonly drag: PaymentDrag;
  readonly onOpen: (id: string) => void;
  readonly onMore: (day: string) => void;
}

/** A day of the calendar. */
export const CalendarDay = ({ day, payments, days, today, isOtherMonth, drag, onOpen, onMore }: CalendarDayProps) => {
  const { calendar: text } = paymentsText.useText();
  const isToday = day === today;
  const { carried } = drag;
  const isOver = carried?.over === day && carried.payment.due_date !== day;
  const overLook = day < today ? 'bg-danger-soft' : 'bg-accent-soft';
  const hidden = payments.length - MOST;
  return (
    <td
      data-column={day}
      aria-current={isToday ? 'date' : undefined}
      onDragOver={(event) => {
        if (!carried) return;
        event.preventDefault();
        drag.over(day);
      }}
      onDrop={(event) => {
        event.preventDefault();
        drag.drop();
      }}
      className={`h-28 border border-line p-1 align-top ${isOver ? overLook : isOtherMonth ? 'bg-sunken' : 'bg-raised'}`}
    >
      <time
        dateTime={day}
        aria-label={isToday ? `${text.today}, ${formatDay(day, { dateStyle: 'long' })}` : undefined}
        className={`mb-1 grid size-6 place-items-center rounded-full text-sm tabular-nums ${isToday ? 'bg-accent font-bold text-on-accent' : 'text-soft'}`}
      >
        {Number(day.slice(8))}
      </time>
      {payments.length > 0 && (
        <ul className="flex flex-col gap-1">
          {payments.slice(0, MOST).map((payment) => (
            <CalendarPayment key={payment.id} payment={payment} drag={drag} days={days} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button
          type="button"
          aria-label={text.moreOf(hidden, formatDay(day, { dateStyle: 'long' }))}
          onClick={() => onMore(day)}
          className="mt-1 min-h-6 px-1 text-sm font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {text.more(hidden)}
        </button>
      )}
    </td>
  );
};
