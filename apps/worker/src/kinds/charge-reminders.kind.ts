import { kind } from './kind.ts';

export const chargeReminders = kind({
  name: 'charge-reminders',
  title: { 'es-MX': 'Avisos antes de un cobro', en: 'Reminders before a charge' },
  description: {
    'es-MX':
      'Antes del primer cobro y de un cambio de precio. Ningún cobro llega por sorpresa, así que no se pueden desactivar.',
    en: 'Before the first charge and before a change of price. No charge comes as a surprise, so they cannot be switched off.',
  },
  isLocked: true,
});
