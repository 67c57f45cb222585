import { kind } from './kind.ts';

export const cardDeadlines = kind({
  name: 'card-deadlines',
  title: { 'es-MX': 'Fechas límite', en: 'Deadlines' },
  description: {
    'es-MX': 'La mañana en que se acerca la fecha límite de una tarjeta tuya, como lo diga su proyecto.',
    en: 'On the morning when the deadline of a card of yours comes near, as its project says.',
  },
  isLocked: false,
  pace: 'at-once',
});
