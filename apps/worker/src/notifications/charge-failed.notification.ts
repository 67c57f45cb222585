import { chargeFailed } from '@nivel/contracts/billing/charge-failed.fact';
import { money, planName, SUBSCRIPTION_PAGE } from '../composition/payment-words.ts';
import { exampleOfFailure } from '../examples/charges.example.ts';
import { subscription } from '../kinds/subscription.kind.ts';
import { notification } from './notification.ts';

export const chargeFailedNotification = notification({
  fact: chargeFailed,
  kind: subscription,
  to: ({ userId }) => userId,
  text: ({ plan, amount, isOver }) =>
    isOver
      ? {
          'es-MX': `Tu suscripción a ${planName(plan)} terminó porque no pudimos cobrarla`,
          en: `Your subscription to ${planName(plan)} ended because we could not charge it`,
        }
      : {
          'es-MX': `No pudimos cobrar ${money(amount)} de ${planName(plan)}: revisa tu forma de pago`,
          en: `We could not charge ${money(amount)} for ${planName(plan)}: check your payment method`,
        },
  link: () => SUBSCRIPTION_PAGE,
  example: exampleOfFailure,
});
