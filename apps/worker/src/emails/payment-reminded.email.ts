import { paymentReminded } from '@nivel/contracts/finance/payment-reminded.fact';
import { email } from '../composition/email.ts';
import { exampleOfPayment } from '../examples/payment-reminded.example.ts';
import { paymentReminders } from '../kinds/payment-reminders.kind.ts';
import { amountIn, dueDayIn, paymentLink, paymentText } from '../notifications/about-payments.ts';

export const paymentRemindedEmail = email({
  fact: paymentReminded,
  kind: paymentReminders,
  to: ({ userId }) => userId,
  keeps: ['paymentId', 'contractId', 'clientName', 'contractTitle', 'openAmount', 'currency', 'dueDate', 'daysLeft'],
  link: paymentLink,
  texts: (reminded) => {
    const { 'es-MX': es, en } = paymentText(reminded);
    const { contractTitle, daysLeft } = reminded;
    const isOverdue = daysLeft < 0;
    return {
      'es-MX': {
        subject: es,
        preview: 'Estás a cargo de este contrato.',
        title: isOverdue ? 'Un pago está vencido' : 'Se acerca un pago',
        paragraphs: [
          `De «${contractTitle}» faltan ${amountIn('es-MX', reminded)}. El pago ${isOverdue ? 'venció' : 'vence'} el ${dueDayIn('es-MX', reminded)}.`,
        ],
        action: 'Abrir el pago',
        notes: ['Avisamos 7 días y 1 día antes de que venza un pago, y 1, 7 y 14 días después.'],
      },
      en: {
        subject: en,
        preview: 'You are in charge of this contract.',
        title: isOverdue ? 'A payment is overdue' : 'A payment comes near',
        paragraphs: [
          `${amountIn('en', reminded)} of “${contractTitle}” are still to be paid. The payment ${isOverdue ? 'was' : 'is'} due on ${dueDayIn('en', reminded)}.`,
        ],
        action: 'Open the payment',
        notes: ['We remind you 7 days and 1 day before a payment is due, and 1, 7 and 14 days after.'],
      },
    };
  },
  example: ({ addressee }) => exampleOfPayment(addressee.userId),
});
