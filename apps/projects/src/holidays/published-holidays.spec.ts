import { expect, it } from '@jest/globals';
import { PublishedHolidays } from './published-holidays.ts';

const now = new Date('2026-11-28T10:00:00Z');
const read = (...lines: readonly string[]) => {
  const published = new PublishedHolidays();
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  published.fetch = () => Promise.resolve({ text, problem: null });
  return published.read('https://calendar.example.com/f.ics', now);
};

it('a name is one line that is not too long, and a day without one is called by where it came from', async () => {
  const start = 'DTSTART;VALUE=DATE:20261225';
  const named = { problem: null, leftOut: 0, since: '2025-01-01' };
  expect(await read(start, 'SUMMARY:Navidad\\ny más')).toEqual({
    ...named,
    days: [{ day: '2026-12-25', name: 'Navidad y más' }],
  });
  expect(await read(start)).toEqual({ ...named, days: [{ day: '2026-12-25', name: 'calendar.example.com' }] });
});

it('a name as long as the calendar, on each of many days, does not hold it up', async () => {
  const found = await read(
    'DTSTART;VALUE=DATE:20260101',
    'RRULE:FREQ=DAILY;COUNT=300',
    `SUMMARY:${'ñ'.repeat(900_000)}`,
  );
  expect(found).toMatchObject({ problem: null, leftOut: 0 });
  expect('days' in found && found.days.map(({ name }) => name)).toEqual(
    Array.from({ length: 300 }, () => 'ñ'.repeat(100)),
  );
});
