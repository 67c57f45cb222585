import type { paymentReminded } from '@nivel/contracts/finance/payment-reminded.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Bilingual, Locale } from '@nivel/contracts/emails/bilingual';

type Reminded = Omit<PayloadOf<typeof paymentReminded>, 'userId'>;

/** The payment, open on the finance screen. */
export const paymentLink = ({ paymentId }: Pick<Reminded, 'paymentId'>): string =>
  `/crico/money?section=payments&payment=${paymentId}`;

/** The amount still to be paid, to the hundredth. */
export const amountIn = (locale: Locale, { openAmount, currency }: Pick<Reminded, 'openAmount' | 'currency'>): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(openAmount / 100);

/** The day it is due: `viernes, 4 de diciembre de 2026`. No zone may move it. */
export const dueDayIn = (locale: Locale, { dueDate }: Pick<Reminded, 'dueDate'>): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(dueDate));

/** Which payment it is, and when it is or was due. */
export const paymentText = (reminded: Reminded): Bilingual<string> => {
  const { clientName, daysLeft } = reminded;
  const [es, en] = [dueDayIn('es-MX', reminded), dueDayIn('en', reminded)];
  const [pesos, dollars] = [amountIn('es-MX', reminded), amountIn('en', reminded)];
  if (daysLeft < 0)
    return {
      'es-MX': `Pago vencido de ${clientName}: ${pesos}, desde el ${es}`,
      en: `Overdue payment of ${clientName}: ${dollars}, since ${en}`,
    };
  return {
    'es-MX': `Pago de ${clientName} por ${pesos}: vence el ${es}`,
    en: `Payment of ${clientName} of ${dollars}: due on ${en}`,
  };
};
