import { kind } from './kind.ts';

export const receipts = kind({
  name: 'receipts',
  title: { 'es-MX': 'Recibos', en: 'Receipts' },
  description: {
    'es-MX': 'Comprobantes de tus pagos. Los necesitas para tus cuentas y no se pueden desactivar.',
    en: 'Proof of your payments. You need them for your records, and they cannot be switched off.',
  },
  isLocked: true,
});
