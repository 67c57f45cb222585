import { describe, expect, it } from '@jest/globals';
import { calendarOf, type Invitation } from './invitation.ts';

const meeting: Invitation = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8063', version: 2, isCancelled: false },
  ...{ startsAt: '2027-01-15T16:00:00.000Z', minutes: 45, title: 'Revisión, parte 1; final', place: 'Sala 2' },
  organizerName: 'Ana Sol',
};
const envelope = { from: 'Nivel <hola@nivel.localhost>', to: 'ines@example.com', at: new Date('2027-01-01T00:00:00Z') };
/** The lines of the file, unfolded (RFC 5545, 3.1). */
const linesOf = (values: Partial<Invitation> = {}) =>
  calendarOf({ ...meeting, ...values }, envelope)
    .content.replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');

describe('the calendar file of an invitation', () => {
  it('requests one event at its moment, from the sender and to its one reader', () => {
    const lines = linesOf();
    expect(calendarOf(meeting, envelope).method).toBe('REQUEST');
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'STATUS:CONFIRMED', 'SEQUENCE:2'],
        ...['UID:01890a5d-ac96-774b-bcce-b302099a8063@nivel', 'DTSTAMP:20270101T000000Z'],
        ...['DTSTART:20270115T160000Z', 'DTEND:20270115T164500Z', String.raw`SUMMARY:Revisión\, parte 1\; final`],
        ...['LOCATION:Sala 2', 'END:VEVENT', 'END:VCALENDAR'],
      ]),
    );
    expect(lines.find((line) => line.startsWith('ORGANIZER'))).toMatch(
      /^ORGANIZER;CN="Ana Sol":mailto:hola@nivel\.localhost$/i,
    );
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([
      expect.stringMatching(/mailto:ines@example\.com$/i),
    ]);
  });

  it('takes the event away when it is cancelled', () => {
    expect(calendarOf({ ...meeting, isCancelled: true }, envelope).method).toBe('CANCEL');
    expect(linesOf({ isCancelled: true })).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  it('lets no words of strangers begin a line of their own', () => {
    const lines = linesOf({ title: 'x\r\nATTENDEE:mailto:eve@example.com', organizerName: 'Ana"\r\nX:1' });
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('X:'))).toBe(false);
  });

  it('has no line of more than 75 octets', () => {
    const { content } = calendarOf({ ...meeting, title: 'ñ'.repeat(200) }, envelope);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
