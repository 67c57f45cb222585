import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';

export const exampleOfReport = (userId: string): PayloadOf<typeof projectReportDue> => ({
  userIds: [userId],
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  projectName: 'Sitio nuevo',
  kind: 'weekly-report',
  since: '2026-11-20T15:00:00.000Z',
  created: 5,
  ...{ total: 20, done: 8, overdue: 2, atRisk: 3 },
  finished: [
    { name: 'Ana Sol', cards: 3 },
    { name: 'Beto Paz', cards: 1 },
  ],
  cards: [
    { reference: 'SITE-4', title: 'Página de inicio' },
    { reference: 'SITE-9', title: 'Formulario de contacto' },
  ],
  count: 2,
});
