import { kind } from './kind.ts';

export const dailySummary = kind({
  name: 'daily-summary',
  title: { 'es-MX': 'Resumen diario', en: 'Daily digest' },
  description: {
    'es-MX': 'Un correo al día, a tu hora, con lo que pediste así. Si no hay nada nuevo, no llega.',
    en: 'One e-mail a day, at your hour, with what you asked for in this way. Without news there is none.',
  },
  isLocked: false,
});
