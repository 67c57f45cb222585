import { kind } from './kind.ts';

export const cardAssignments = kind({
  name: 'card-assignments',
  title: { 'es-MX': 'Tarjetas asignadas', en: 'Assigned cards' },
  description: {
    'es-MX': 'Cuando alguien te asigna una tarjeta en Crico.',
    en: 'When somebody assigns you a card in Crico.',
  },
  isLocked: false,
  pace: 'daily',
});
