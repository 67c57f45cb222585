import { kind } from './kind.ts';

export const projectReports = kind({
  name: 'project-reports',
  title: { 'es-MX': 'Reportes de proyectos', en: 'Project reports' },
  description: {
    'es-MX':
      'Los reportes de tus proyectos que programan o te envían quienes los llevan: cómo van, y qué está vencido o sin movimiento.',
    en: 'The reports of your projects that those who lead them schedule or send you: how they stand, and what is overdue or stale.',
  },
  isLocked: false,
});
