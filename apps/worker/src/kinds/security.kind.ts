import { kind } from './kind.ts';

export const security = kind({
  name: 'security',
  title: { 'es-MX': 'Seguridad de tu cuenta', en: 'Security of your account' },
  description: {
    'es-MX':
      'Cambios de contraseña y sesiones que cerramos por seguridad. Protegen tu cuenta y no se pueden desactivar.',
    en: 'Changes of your password, and sessions that we ended to be safe. They protect your account and cannot be switched off.',
  },
  isLocked: true,
});
