import { kind } from './kind.ts';

export const paymentReminders = kind({
  name: 'payment-reminders',
  title: { 'es-MX': 'Pagos de contratos', en: 'Payments of contracts' },
  description: {
    'es-MX': 'Antes y después de que venza un pago de un contrato del que estás a cargo.',
    en: 'Before and after a payment is due of a contract that you are in charge of.',
  },
  isLocked: false,
  pace: 'at-once',
});
