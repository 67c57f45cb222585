import { kind } from './kind.ts';

export const projectReports = kind({
  name: 'project-reports',
  title: { 'es-MX': 'Reportes de proyectos', en: 'Project reports' },
  description: {
    'es-MX': 'Los reportes que programa un proyecto que llevas: cómo va, y qué está vencido o sin movimiento.',
    en: 'The reports that a project you lead has scheduled: how it stands, and what is overdue or stale.',
  },
  isLocked: false,
});
