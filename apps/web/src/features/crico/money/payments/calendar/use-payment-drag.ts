import { useState } from 'react';
import { formatDay } from '../../../../../shell/days/days.ts';
import { useDayDrag } from '../../../area/calendar/use-day-drag.ts';
import type { Payment } from '../payments.queries.ts';
import { paymentsText } from '../payments-text.ts';
import { useMovePayment } from '../use-payment-changes.ts';

/** A pending payment that is carried to another day, from today on. The result is announced. */
export const usePaymentDrag = (today: string) => {
  const { calendar: text, moved } = paymentsText.useText();
  const { mutate } = useMovePayment();
  const [said, setSaid] = useState('');
  const drag = useDayDrag<Payment>({
    words: {
      picked: ({ client_name: name }, day) => text.picked(name, day),
      over: text.over,
      overPast: text.overPast,
      putBack: ({ client_name: name }) => text.putBack(name),
    },
    say: setSaid,
    dayOf: ({ due_date: day }) => day,
    firstDay: today,
    mayTake: ({ status }) => status === 'pending',
    onDrop: (payment, to) =>
      mutate(
        { payment, to },
        {
          onSuccess: () => setSaid(moved(payment.client_name, formatDay(to, { dateStyle: 'long' }))),
          onError: () => setSaid(text.putBack(payment.client_name)),
        },
      ),
  });
  return { drag, said };
};
