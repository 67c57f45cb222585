import { kind } from './kind.ts';

export const cardChanges = kind({
  name: 'card-changes',
  title: { 'es-MX': 'Cambios en tarjetas', en: 'Card changes' },
  description: {
    'es-MX': 'Cuando alguien bloquea una tarjeta tuya o cambia una que sigues.',
    en: 'When somebody blocks a card of yours or changes one you watch.',
  },
  isLocked: false,
  pace: 'daily',
});
