import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { mentoringSessionChanged } from '@nivel/contracts/learning/mentoring-session-changed.fact';

export const exampleOfMentoring = (userId: string): PayloadOf<typeof mentoringSessionChanged> => ({
  userId,
  isMentor: false,
  sessionId: '01890a5d-ac96-774b-bcce-b302099a8081',
  what: 'tomorrow',
  startsAt: '2026-11-30T16:00:00.000Z',
  timeZone: 'America/Mexico_City',
  withName: 'Leo',
});
