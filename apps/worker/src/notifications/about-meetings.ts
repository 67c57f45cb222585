import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { meetingAnnounced } from '@nivel/contracts/projects/meetings/meeting-announced.fact';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import { shownName } from '../composition/shown-name.ts';

export type MeetingAnnounced = PayloadOf<typeof meetingAnnounced>;

/** The place of a meeting: the view of the team. */
export const meetingLink = ({ projectId }: Pick<MeetingAnnounced, 'projectId'>): string =>
  `/crico/dashboard?${new URLSearchParams({ project: projectId, view: 'team' }).toString()}#meetings`;

/** The change of a meeting, in one line. */
export const meetingText = ({
  what,
  title,
  organizerName,
}: Pick<MeetingAnnounced, 'what' | 'title' | 'organizerName'>): Bilingual<string> => {
  const name = shownName(organizerName);
  const [quien, who] = [name ?? 'Tu equipo', name ?? 'Your team'];
  const texts: Record<MeetingAnnounced['what'], Bilingual<string>> = {
    scheduled: { 'es-MX': `${quien} te invita a «${title}»`, en: `${who} invites you to “${title}”` },
    changed: { 'es-MX': `Cambió la reunión «${title}»`, en: `The meeting “${title}” has changed` },
    cancelled: { 'es-MX': `Se canceló la reunión «${title}»`, en: `The meeting “${title}” was cancelled` },
  };
  return texts[what];
};

/** For the tests. */
export const exampleOfMeeting = (userId: string): MeetingAnnounced => ({
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  projectName: 'Sitio nuevo',
  meetingId: '01890a5d-ac96-774b-bcce-b302099a8063',
  meetingVersion: 1,
  what: 'scheduled',
  title: 'Revisión de la primera entrega',
  startsAt: '2027-01-15T16:00:00.000Z',
  timeZone: 'America/Mexico_City',
  minutes: 45,
  place: 'Sala 2',
  organizerName: 'Ana Sol',
  by: '01890a5d-ac96-774b-bcce-b302099a8059',
  people: [userId],
});
