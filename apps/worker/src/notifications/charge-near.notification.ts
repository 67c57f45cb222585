import { chargeNear } from '@nivel/contracts/billing/charge-near.fact';
import { money, planName, SUBSCRIPTION_PAGE } from '../composition/payment-words.ts';
import { exampleOfCharge } from '../examples/charges.example.ts';
import { chargeReminders } from '../kinds/charge-reminders.kind.ts';
import { notification } from './notification.ts';

/** The day is in the e-mail, where it is known in which zone it is read. */
export const chargeNearNotification = notification({
  fact: chargeNear,
  kind: chargeReminders,
  to: ({ userId }) => userId,
  text: ({ plan, amount, isFirst, daysBefore }) => ({
    'es-MX': `${isFirst ? 'Primer cobro' : 'Próximo cobro'} de ${planName(plan)}: ${money(amount)} ${daysBefore === 1 ? 'en menos de un día' : `en menos de ${String(daysBefore)} días`}`,
    en: `${isFirst ? 'First' : 'Next'} charge of ${planName(plan)}: ${money(amount)} in less than ${daysBefore === 1 ? 'a day' : `${String(daysBefore)} days`}`,
  }),
  link: () => SUBSCRIPTION_PAGE,
  example: exampleOfCharge,
});
