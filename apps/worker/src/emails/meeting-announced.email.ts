import { meetingAnnounced } from '@nivel/contracts/projects/meetings/meeting-announced.fact';
import { aboutProject } from '../composition/about-project.ts';
import { email } from '../composition/email.ts';
import { shownName } from '../composition/shown-name.ts';
import { meetings } from '../kinds/meetings.kind.ts';
import { exampleOfMeeting, meetingLink, meetingText, type MeetingAnnounced } from '../notifications/about-meetings.ts';

type When = Pick<MeetingAnnounced, 'startsAt' | 'minutes'>;

/** For example «viernes, 15 de enero de 2027, 10:00 a.m. – 10:45 a.m. (hora de México)». */
const whenIn = (locale: string, { startsAt, minutes }: When, timeZone: string): string => {
  const begins = Date.parse(startsAt);
  const format = new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const),
  });
  return format.formatRange(begins, begins + minutes * 60_000);
};

/**
 * Its organizer gets it too, because the invitation adds the meeting to their calendar. A person who lost the project still
 * gets a cancellation.
 */
export const meetingAnnouncedEmail = email({
  fact: meetingAnnounced,
  kind: meetings,
  to: ({ people }) => people,
  keeps: [
    ...(['projectId', 'projectName', 'meetingId', 'meetingVersion', 'what', 'title'] as const),
    ...(['startsAt', 'minutes', 'place', 'organizerName'] as const),
  ],
  about: (kept) => (kept.what === 'cancelled' ? [] : aboutProject(kept)),
  link: meetingLink,
  invitation: ({ meetingId: id, meetingVersion: version, what, title, startsAt, minutes, place, organizerName }) => ({
    ...{ id, version, isCancelled: what === 'cancelled', startsAt, minutes, title, place },
    organizerName: shownName(organizerName) ?? 'Crico',
  }),
  texts: (meeting, { timeZone }) => {
    const { 'es-MX': es, en } = meetingText(meeting);
    const { place, what } = meeting;
    const project = shownName(meeting.projectName);
    const isOff = what === 'cancelled';
    return {
      'es-MX': {
        subject: es,
        preview: whenIn('es-MX', meeting, timeZone),
        title: es,
        paragraphs: [
          `Cuándo: ${whenIn('es-MX', meeting, timeZone)}`,
          ...(place === '' ? [] : [`Dónde: ${place}`]),
          ...(project === null ? [] : [`Proyecto: ${project}`]),
        ],
        action: 'Ver las reuniones',
        notes: [
          isOff ? 'El archivo adjunto la quita de tu calendario.' : 'El archivo adjunto la pone en tu calendario.',
        ],
      },
      en: {
        subject: en,
        preview: whenIn('en', meeting, timeZone),
        title: en,
        paragraphs: [
          `When: ${whenIn('en', meeting, timeZone)}`,
          ...(place === '' ? [] : [`Where: ${place}`]),
          ...(project === null ? [] : [`Project: ${project}`]),
        ],
        action: 'See the meetings',
        notes: [
          isOff ? 'The attached file removes it from your calendar.' : 'The attached file adds it to your calendar.',
        ],
      },
    };
  },
  example: ({ addressee }) => exampleOfMeeting(addressee.userId),
});
