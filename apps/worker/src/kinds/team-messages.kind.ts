import { kind } from './kind.ts';

export const teamMessages = kind({
  name: 'team-messages',
  title: { 'es-MX': 'Mensajes del equipo', en: 'Team messages' },
  description: {
    'es-MX': 'Cuando quien dirige un proyecto tuyo en Crico le escribe al equipo.',
    en: 'When somebody who leads a project of yours in Crico writes to its team.',
  },
  isLocked: false,
});
