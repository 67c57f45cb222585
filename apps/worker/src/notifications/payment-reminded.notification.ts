import { paymentReminded } from '@nivel/contracts/finance/payment-reminded.fact';
import { exampleOfPayment } from '../examples/payment-reminded.example.ts';
import { paymentReminders } from '../kinds/payment-reminders.kind.ts';
import { paymentLink, paymentText } from './about-payments.ts';
import { notification } from './notification.ts';

export const paymentRemindedNotification = notification({
  fact: paymentReminded,
  kind: paymentReminders,
  to: ({ userId }) => userId,
  text: paymentText,
  link: paymentLink,
  example: exampleOfPayment,
});
