import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { emailReportSent } from '@nivel/contracts/projects/automation/email-report-sent.fact';

export const exampleOfEmailReport = (userId: string): PayloadOf<typeof emailReportSent> => ({
  userIds: [userId],
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  projectName: 'Sitio nuevo',
  since: '2026-11-20T15:00:00.000Z',
  until: '2026-11-27T15:00:00.000Z',
  ...{ total: 20, done: 8, overdue: 2, atRisk: 1, created: 5 },
  statuses: { todo: 6, inProgress: 4, review: 2, done: 8 },
  finishedByWeek: [1, 0, 2, 1, 0, 0, 3, 4],
  people: [
    { name: 'Ana Sol', finished: 3, created: 2, changed: 6 },
    { name: 'Beto Paz', finished: 1, created: 3, changed: 4 },
  ],
  overdueCards: [
    { reference: 'SITE-4', title: 'Página de inicio' },
    { reference: 'SITE-9', title: 'Formulario de contacto' },
  ],
  atRiskCards: [{ reference: 'SITE-12', title: 'Textos legales' }],
});
