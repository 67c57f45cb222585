import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** A meeting for the calendar of a recipient. */
export interface Invitation {
  readonly id: string;
  /** Of two versions with one id, calendars keep the higher one. */
  readonly version: number;
  readonly isCancelled: boolean;
  /** The moment in ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly title: string;
  /** Empty without one. */
  readonly place: string;
  readonly organizerName: string;
}

/** A calendar file (RFC 5545) as a part of an e-mail (RFC 6047). */
export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

interface Envelope {
  /** The configured sender, with or without a name. */
  readonly from: string;
  /** The recipient of this e-mail. */
  readonly to: string;
  /** When its content was decided. */
  readonly at: Date;
}

const MINUTE_MS = 60_000;

const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender.trim();

/** One meeting, to one person: it does not show who else is invited. */
export const calendarOf = (meeting: Invitation, { from, to, at }: Envelope): CalendarFile => {
  const method = meeting.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = new ICalCalendar({ prodId: '//Nivel//Crico//ES', method });
  const begins = new Date(meeting.startsAt);
  calendar.createEvent({
    id: `${meeting.id}@nivel`,
    sequence: meeting.version,
    stamp: at,
    start: begins,
    end: new Date(begins.getTime() + meeting.minutes * MINUTE_MS),
    summary: meeting.title,
    location: meeting.place === '' ? null : meeting.place,
    status: meeting.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Answers go to no mailbox: the sender's address reads none.
    organizer: { name: meeting.organizerName, email: addressIn(from) },
    attendees: [{ email: to, rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION }],
  });
  return { method, content: calendar.toString() };
};
