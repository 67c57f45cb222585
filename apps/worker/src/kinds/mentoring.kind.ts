import { kind } from './kind.ts';

export const mentoring = kind({
  name: 'mentoring',
  title: { 'es-MX': 'Mentoría', en: 'Mentoring' },
  description: {
    'es-MX': 'Cuando una sesión se reserva, se mueve, se cancela o está por empezar.',
    en: 'When a session is booked, moved, called off or about to begin.',
  },
  isLocked: false,
});
