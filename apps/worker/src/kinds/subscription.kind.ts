import { kind } from './kind.ts';

export const subscription = kind({
  name: 'subscription',
  title: { 'es-MX': 'Cambios de tu suscripción', en: 'Changes of your subscription' },
  description: {
    'es-MX':
      'Cuando un cobro falla o se cancela tu suscripción. Dicen hasta cuándo tienes acceso y no se pueden desactivar.',
    en: 'When a charge fails or your subscription is cancelled. They say until when you have access and cannot be switched off.',
  },
  isLocked: true,
});
