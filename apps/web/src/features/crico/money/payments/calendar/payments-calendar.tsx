import { Button } from '@nivel/ui/button';
import { addMonths } from '@nivel/ui/calendar';
import { Dialog } from '@nivel/ui/dialog';
import { IconButton } from '@nivel/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { dayOf, formatDay } from '../../../../../shell/days/days.ts';
import { useLocale } from '../../../../../shell/language/locale.ts';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { usePhone } from '../../../area/use-width.ts';
import { MonthAgenda } from './month-agenda.tsx';
import { MonthGrid } from './month-grid.tsx';
import { monthWeeks } from './payment-carrying.ts';
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
  const beside = (months: number): string => addMonths(`${month}-01`, months).slice(0, 7);
  return (
    <div className="flex items-center gap-1 px-3 py-2">
      <h2 aria-live="polite" className="grow text-lg first-letter:uppercase">
        {monthInWords(month)}
      </h2>
      <Button size="sm" variant="ghost" disabled={month === thisMonth} onClick={() => go(thisMonth)}>
        {text.today}
      </Button>
      <IconButton label={text.previous} onClick={() => go(beside(-1))}>
        <ChevronLeft aria-hidden="true" size={18} />
      </IconButton>
      <IconButton label={text.next} onClick={() => go(beside(1))}>
        <ChevronRight aria-hidden="true" size={18} />
      </IconButton>
    </div>
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
  const drag = usePaymentDrag(today);
  const [whole, setWhole] = useState('');
  const byDay = Map.groupBy(payments, ({ due_date: day }) => day);
  const label = text.label(monthInWords(month));
  if (isPhone) {
    const ofMonth = new Map([...byDay].filter(([day]) => day.startsWith(month)));
    return <MonthAgenda byDay={ofMonth} today={today} onOpen={onOpen} />;
  }
  const name = whole === '' ? '' : formatDay(whole, { dateStyle: 'long' });
  return (
    <>
      <MonthGrid
        {...{ label, month, byDay, today, drag, onOpen }}
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
