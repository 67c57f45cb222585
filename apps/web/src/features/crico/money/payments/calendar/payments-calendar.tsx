import { addMonths } from '@nivel/ui/calendar';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf, formatDay } from '../../../../../shell/days/days.ts';
import { useLocale } from '../../../../../shell/language/locale.ts';
import { monthWeeks } from '../../../area/calendar/calendar-days.ts';
import { CalendarHead } from '../../../area/calendar/calendar-head.tsx';
import { DayAgenda } from '../../../area/calendar/day-agenda.tsx';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { usePhone } from '../../../area/use-width.ts';
import { MonthGrid } from './month-grid.tsx';
import { PaymentList } from './payment-list.tsx';
import { calendarQuery, type Payment } from '../payments.queries.ts';
import { paymentsText } from '../payments-text.ts';
import { usePaymentDrag } from './use-payment-drag.ts';
import { usePaymentsView } from '../use-payments-view.ts';

const monthInWords = (month: string): string => formatDay(`${month}-01`, { month: 'long', year: 'numeric' });

interface MonthHeadProps {
  readonly month: string;
  readonly thisMonth: string;
}

/** Which month it is, and the ways to others. */
const MonthHead = ({ month, thisMonth }: MonthHeadProps) => {
  const { calendar: text } = paymentsText.useText();
  const { show } = usePaymentsView();
  const go = (to: string) => show({ month: to === thisMonth ? undefined : to });
  return (
    <CalendarHead
      period={monthInWords(month)}
      names={text}
      isNow={month === thisMonth}
      onToday={() => go(thisMonth)}
      onTurn={(step) => go(addMonths(`${month}-01`, step).slice(0, 7))}
    />
  );
};

interface MonthProps {
  readonly month: string;
  readonly payments: readonly Payment[];
  readonly today: string;
  readonly onOpen: (id: string) => void;
}

const Month = ({ month, payments, today, onOpen }: MonthProps) => {
  const { calendar: text, close } = paymentsText.useText();
  const isPhone = usePhone();
  const locale = useLocale();
  const { drag, said } = usePaymentDrag(today);
  const [whole, setWhole] = useState('');
  const byDay = Map.groupBy(payments, ({ due_date: day }) => day);
  const label = text.label(monthInWords(month));
  if (isPhone) {
    const days = [...byDay.keys()].filter((day) => day.startsWith(month));
    if (days.length === 0) return <p className="p-4 text-soft">{text.emptyMonth}</p>;
    return (
      <DayAgenda days={days} today={today} todayName={text.today}>
        {(day, name) => <PaymentList label={name} payments={byDay.get(day) ?? []} onOpen={onOpen} />}
      </DayAgenda>
    );
  }
  const name = whole === '' ? '' : formatDay(whole, { dateStyle: 'long' });
  return (
    <>
      <MonthGrid
        {...{ label, month, byDay, today, drag, said, onOpen }}
        weeks={monthWeeks(month, locale)}
        onMore={setWhole}
      />
      {whole !== '' && (
        <Dialog isOpen onOpenChange={() => setWhole('')} title={name} closeLabel={close}>
          <div className="mt-3">
            <PaymentList label={name} payments={byDay.get(whole) ?? []} onOpen={onOpen} />
          </div>
        </Dialog>
      )}
    </>
  );
};

/** The payments by the day they are due, a month at a time. */
export const PaymentsCalendar = ({ onOpen }: { readonly onOpen: (id: string) => void }) => {
  const text = paymentsText.useText();
  const locale = useLocale();
  const { month: chosen } = usePaymentsView();
  const thisMonth = dayOf(new Date()).slice(0, 7);
  const month = chosen || thisMonth;
  const days = monthWeeks(month, locale).flat();
  const { data, error, refetch } = useQuery(calendarQuery(days[0] ?? '', days.at(-1) ?? ''));
  return (
    <section aria-label={text.title} className="rounded-md border border-line bg-raised">
      <MonthHead month={month} thisMonth={thisMonth} />
      {!data && error && (
        <div className="p-4">
          <LoadFailure title={text.calendarFailed} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <LoadingRows />}
      {data && <Month month={month} payments={data.data} today={data.today} onOpen={onOpen} />}
    </section>
  );
};
