import { kind } from './kind.ts';

export const memberships = kind({
  name: 'memberships',
  title: { 'es-MX': 'Proyectos y organizaciones', en: 'Projects and organizations' },
  description: {
    'es-MX': 'Cuando alguien te suma a un proyecto o a una organización de Crico.',
    en: 'When somebody adds you to a project or an organization in Crico.',
  },
  isLocked: false,
});
