/** The calendar entry of a session. */
export interface CalendarEntry {
  readonly id: string;
  /** Raised with each change. */
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly changedAt: Date;
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  readonly isCancelled: boolean;
}

const MOST_OCTETS = 75;

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.1: no line is longer than 75 octets, and none is cut within a character. */
const folded = (line: string): string => {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > MOST_OCTETS) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
};

/** A session for a calendar (RFC 5545); a later version of the same id replaces it there. */
export const calendarText = (entry: CalendarEntry): string => {
  const { id, version, startsAt, endsAt, changedAt, title, description, link, isCancelled } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nivel//Mentoring//ES',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@nivel`,
    `SEQUENCE:${version - 1}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(link === null ? [] : [`URL:${link}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
};
