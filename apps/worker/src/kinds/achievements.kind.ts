import { kind } from './kind.ts';

export const achievements = kind({
  name: 'achievements',
  title: { 'es-MX': 'Logros', en: 'Achievements' },
  description: {
    'es-MX': 'Cuando consigues un logro.',
    en: 'When you earn an achievement.',
  },
  isLocked: false,
});
