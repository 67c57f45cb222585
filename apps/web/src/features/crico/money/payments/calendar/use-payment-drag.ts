import { useState, type KeyboardEvent } from 'react';
import { formatDay } from '../../../../../shell/days/days.ts';
import type { TouchDragging } from '../../../area/touch/touch-drag.ts';
import { dayBeside, type CarriedPayment } from './payment-carrying.ts';
import type { Payment } from '../payments.queries.ts';
import { paymentsText } from '../payments-text.ts';
import { useMovePayment } from '../use-payment-changes.ts';

const inWords = (day: string): string => formatDay(day, { dateStyle: 'long' });

/** A pending payment that is carried to another day: by the pointer, a finger or keys. What becomes of it is said. */
export const usePaymentDrag = (today: string) => {
  const { calendar: text, moved } = paymentsText.useText();
  const { mutate } = useMovePayment();
  const [carried, setCarried] = useState<CarriedPayment | null>(null);
  const [said, setSaid] = useState('');
  const take = (payment: Payment) => {
    if (payment.status !== 'pending') return;
    setCarried({ payment, over: payment.due_date });
    setSaid(text.picked(payment.client_name, inWords(payment.due_date)));
  };
  const over = (day: string) => {
    if (!carried || carried.over === day) return;
    setCarried({ ...carried, over: day });
    setSaid(day < today ? text.overPast(inWords(day)) : text.over(inWords(day)));
  };
  const putBack = () => {
    if (carried) setSaid(text.putBack(carried.payment.client_name));
    setCarried(null);
  };
  const drop = () => {
    if (!carried) return;
    const { payment, over: to } = carried;
    if (to === payment.due_date || to < today) return putBack();
    setCarried(null);
    mutate(
      { payment, to },
      {
        onSuccess: () => setSaid(moved(payment.client_name, inWords(to))),
        onError: () => setSaid(text.putBack(payment.client_name)),
      },
    );
  };
  return { carried, said, take, over, drop, putBack };
};

export type PaymentDrag = ReturnType<typeof usePaymentDrag>;

/** The keys of a payment: Space takes it, arrows carry it over the days shown, Space or Enter drops it, Escape puts it back. */
export const paymentKeys =
  (drag: PaymentDrag, payment: Payment, days: readonly string[]) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || payment.status !== 'pending') return;
    const { carried } = drag;
    if (carried?.payment.id !== payment.id) {
      if (event.key !== ' ') return;
      drag.take(payment);
    } else if (event.key === ' ' || event.key === 'Enter') drag.drop();
    else if (event.key === 'Escape') drag.putBack();
    else if (event.key.startsWith('Arrow')) drag.over(dayBeside(carried.over, event.key, days));
    else return;
    event.preventDefault();
  };

/** Payments are dragged by a finger that rests on them first; one that stays where it is is put back. */
export const paymentTouch = (drag: PaymentDrag, paymentOf: (id: string) => Payment | undefined): TouchDragging => ({
  take: (id) => {
    const payment = paymentOf(id);
    if (payment) drag.take(payment);
  },
  over: (day) => drag.over(day),
  letGo: drag.drop,
  choose: drag.putBack,
  putBack: drag.putBack,
});
