import { describe, expect, test } from '@jest/globals';
import { calendarDay } from './calendar-day.ts';
import { holidaysInFile } from './holiday-file.ts';
import { HolidayFileError, type HolidayFileProblem } from './holiday-file-error.ts';

const span = { start: calendarDay('2026-01-01'), finish: calendarDay('2027-12-31') };
const event = (...lines: readonly string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const file = (...events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const read = (...events: readonly string[]) => holidaysInFile(file(...events), span);

describe('holidays of an iCalendar file', () => {
  test('whole days are taken, each of several, by day', () => {
    const found = read(
      event('UID:2', 'DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261226', 'SUMMARY:Navidad'),
      event('UID:1', 'DTSTART;VALUE=DATE:20260501', 'SUMMARY: Día del Trabajo '),
    );
    expect(found).toEqual({
      holidays: [
        { day: '2026-05-01', name: 'Día del Trabajo' },
        { day: '2026-12-24', name: 'Navidad' },
        { day: '2026-12-25', name: 'Navidad' },
      ],
      leftOut: 0,
    });
  });

  test('repeated ones are expanded within the span, without what is excepted, with what is moved', () => {
    const { holidays } = read(
      event('UID:1', 'DTSTART;VALUE=DATE:19990101', 'RRULE:FREQ=YEARLY', 'SUMMARY:Año Nuevo'),
      event('UID:2', 'DTSTART;VALUE=DATE:20260202', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYDAY=1MO', 'SUMMARY:Constitución'),
      event('UID:2', 'RECURRENCE-ID;VALUE=DATE:20270201', 'DTSTART;VALUE=DATE:20270205', 'SUMMARY:Constitución'),
      event(
        'UID:3',
        'DTSTART;VALUE=DATE:20260910',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;VALUE=DATE:20260911',
        'SUMMARY:Feria',
      ),
    );
    expect(holidays.map(({ day }) => day)).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-09-10',
      '2026-09-12',
      '2027-01-01',
      '2027-02-05',
    ]);
  });

  test('what has a time, is cancelled, broken or outside is left out and counted', () => {
    const found = read(
      event('UID:1', 'DTSTART:20260501T090000Z', 'SUMMARY:Junta'),
      event('UID:2', 'DTSTART;VALUE=DATE:20260501', 'STATUS:CANCELLED', 'SUMMARY:Nada'),
      event('UID:3', 'SUMMARY:Sin día'),
      event('UID:4', 'DTSTART;VALUE=DATE:20311225', 'SUMMARY:Lejos'),
      event('UID:5', 'DTSTART;VALUE=DATE:20261225'),
    );
    expect(found).toEqual({ holidays: [{ day: '2026-12-25', name: '' }], leftOut: 4 });
  });

  test('an event that lies over the edge of the span gives the days within it', () => {
    const { holidays } = read(
      event('UID:1', 'DTSTART;VALUE=DATE:20251230', 'DTEND;VALUE=DATE:20260103', 'SUMMARY:Cierre'),
    );
    expect(holidays.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-02']);
  });

  test.each([
    ['every second', 'DTSTART;VALUE=DATE:20260105', 'RRULE:FREQ=SECONDLY'],
    ['every day for 226 years', 'DTSTART;VALUE=DATE:18000101', 'RRULE:FREQ=DAILY'],
    ['on a 30 February', 'DTSTART;VALUE=DATE:20260105', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    [
      'on Tuesdays, counted from a Monday in weeks',
      'DTSTART;VALUE=DATE:20260105',
      'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU',
    ],
    ['every billion days', 'DTSTART;VALUE=DATE:20260105', 'RRULE:FREQ=DAILY;INTERVAL=1000000000'],
    ['on fifth Mondays of odd Februaries', 'DTSTART;VALUE=DATE:20250203', 'RRULE:FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO'],
    [
      'on the last day of April, if it is the first Monday',
      'DTSTART;VALUE=DATE:20260430',
      'RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=30;BYDAY=1MO',
    ],
  ])('a rule that fires %s is given up and counted', (_, start, rule) => {
    expect(read(event('UID:1', start, rule, 'SUMMARY:Siempre'))).toEqual({ holidays: [], leftOut: 1 });
  });

  test.each<[string, string, string, string[]]>([
    [
      'the Tuesday after a Monday',
      '20241105',
      'FREQ=YEARLY;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      ['2026-11-03', '2027-11-02'],
    ],
    ['the last Monday of May', '20250526', 'FREQ=YEARLY;BYMONTH=5;BYDAY=MO;BYSETPOS=-1', ['2026-05-25', '2027-05-31']],
    ['two Fridays', '20260102', 'FREQ=WEEKLY;BYDAY=FR;COUNT=2', ['2026-01-02', '2026-01-09']],
    ['the last Friday of two months', '20260130', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', ['2026-01-30', '2026-02-27']],
  ])('a rule gives %s', (_, start, rule, days) => {
    const { holidays } = read(event('UID:1', `DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`, 'SUMMARY:Asueto'));
    expect(holidays.map(({ day }) => day)).toEqual(days);
  });

  test('a moved occurrence is one of its own event, and not of others on that day', () => {
    const yearly = (uid: string) =>
      event(`UID:${uid}`, 'DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY', 'SUMMARY:Año Nuevo');
    const { holidays } = read(
      yearly('1'),
      yearly('2'),
      event('UID:2', 'RECURRENCE-ID;VALUE=DATE:20260101', 'DTSTART;VALUE=DATE:20260105', 'SUMMARY:Puente'),
    );
    expect(holidays.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-05', '2027-01-01']);
  });

  test.each(['DURATION:P99999999999999D', 'DTEND;VALUE=DATE:99990101'])(
    'an event without a near end is left out: %s',
    (end) => {
      expect(read(event('UID:1', 'DTSTART;VALUE=DATE:20260501', end, 'SUMMARY:Obra'))).toEqual({
        holidays: [],
        leftOut: 1,
      });
    },
  );

  test('a repeated event that names more single days than any calendar is left out', () => {
    const days = Array.from({ length: 1_001 }, () => '20260501').join();
    const start = 'DTSTART;VALUE=DATE:20260105';
    expect(read(event('UID:1', start, `RDATE;VALUE=DATE:${days}`)).leftOut).toBe(1);
    expect(read(event('UID:1', start, 'RRULE:FREQ=YEARLY', `EXDATE;VALUE=DATE:${days}`)).leftOut).toBe(1);
  });

  const refused: readonly (readonly [string, string, HolidayFileProblem])[] = [
    ['text that is no calendar', 'Hola', 'not-a-calendar'],
    ['an empty file', '', 'not-a-calendar'],
    ['a card of a person', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana\r\nEND:VCARD\r\n', 'not-a-calendar'],
    ['a calendar that is cut off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'not-a-calendar'],
    ['a file without end', 'x'.repeat(1_000_001), 'too-big'],
  ];
  test.each(refused)('%s is refused', (_, text, problem) => {
    expect(() => holidaysInFile(text, span)).toThrow(new HolidayFileError(problem));
  });
});
