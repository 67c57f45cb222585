import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { deadlinesNear } from '@nivel/contracts/projects/deadlines-near.fact';

export const exampleOfDeadline = (userId: string): PayloadOf<typeof deadlinesNear> => ({
  userId,
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  projectName: 'Sitio nuevo',
  card: { id: '01890a5d-ac96-774b-bcce-b302099a8060', reference: 'SITE-12', title: 'Página de inicio' },
  count: 1,
  dueOn: '2026-12-04',
  daysLeft: 3,
  byEmail: true,
});
