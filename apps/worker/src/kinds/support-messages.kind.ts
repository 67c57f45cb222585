import { kind } from './kind.ts';

export const supportMessages = kind({
  name: 'support-messages',
  title: { 'es-MX': 'Mensajes a soporte', en: 'Messages to support' },
  description: {
    'es-MX': 'Lo que tú escribes en «Ayuda y soporte» llega a quien ayuda, así que no se puede desactivar.',
    en: 'What you write in “Help & Support” goes to whoever helps, so it cannot be switched off.',
  },
  isLocked: true,
});
