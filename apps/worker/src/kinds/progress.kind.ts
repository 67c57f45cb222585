import { kind } from './kind.ts';

export const progress = kind({
  name: 'progress',
  title: { 'es-MX': 'Avance', en: 'Progress' },
  description: {
    'es-MX': 'Cuando completas un módulo o se abre un nivel.',
    en: 'When you complete a module or a level opens.',
  },
  isLocked: false,
});
