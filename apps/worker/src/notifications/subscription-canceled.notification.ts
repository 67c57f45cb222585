import { subscriptionCanceled } from '@nivel/contracts/billing/subscription-canceled.fact';
import { planName, SUBSCRIPTION_PAGE } from '../composition/payment-words.ts';
import { exampleOfCancellation } from '../examples/charges.example.ts';
import { subscription } from '../kinds/subscription.kind.ts';
import { notification } from './notification.ts';

export const subscriptionCanceledNotification = notification({
  fact: subscriptionCanceled,
  kind: subscription,
  to: ({ userId }) => userId,
  text: ({ plan }) => ({
    'es-MX': `Cancelaste ${planName(plan)}: no se te cobrará nada más`,
    en: `You cancelled ${planName(plan)}: nothing more will be charged`,
  }),
  link: () => SUBSCRIPTION_PAGE,
  example: exampleOfCancellation,
});
