import { formatDay } from '../../../../../shell/days/days.ts';
import { PaymentList } from './payment-list.tsx';
import type { Payment } from '../payments.queries.ts';
import { paymentsText } from '../payments-text.ts';

interface MonthAgendaProps {
  /** Of the month, by day. */
  readonly byDay: ReadonlyMap<string, readonly Payment[]>;
  readonly today: string;
  readonly onOpen: (id: string) => void;
}

/** A month on a phone: the days that have payments, below each other. */
export const MonthAgenda = ({ byDay, today, onOpen }: MonthAgendaProps) => {
  const { calendar: text } = paymentsText.useText();
  if (byDay.size === 0) return <p className="p-4 text-soft">{text.emptyMonth}</p>;
  return [...byDay].map(([day, payments]) => {
    const name = formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });
    const isToday = day === today;
    return (
      <section key={day} aria-current={isToday ? 'date' : undefined} className="border-t border-line px-3 py-2">
        <h3 className={`text-base first-letter:uppercase ${isToday ? 'text-accent' : ''}`}>
          {isToday ? `${text.today}, ${name}` : name}
        </h3>
        <PaymentList label={name} payments={payments} onOpen={onOpen} />
      </section>
    );
  });
};
