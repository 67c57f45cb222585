import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { dayFrom } from '@nivel/ui/calendar';

/** Zones from the first to the last of the world, with half hours, and with clocks that change at midnight. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Asia/Beirut',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Europe/Madrid',
  'Europe/London',
  'Atlantic/Azores',
  'America/St_Johns',
  'America/Santiago',
  'America/Asuncion',
  'America/Havana',
  'America/Mexico_City',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
];

/** Run by a separate process: the test's own process cannot change its zone. */
const program = (folder: string) => `
globalThis.document = { documentElement: {} };
const { addDays, dayFrom, weekdayOf } = await import('@nivel/ui/calendar');
const { dayOf, formatDay } = await import('${folder}/days.ts');
const { typedDay } = await import('${folder}/day-words.ts');
const every = [];
for (let at = Date.UTC(2024, 0, 1); at <= Date.UTC(2028, 11, 31); at += 86400000)
  every.push(new Date(at).toISOString().slice(0, 10));
const zones = ${JSON.stringify(zones)};
const result = {};
const offsets = new Set();
for (const zone of zones) {
  process.env.TZ = zone;
  const moved = every.filter((day, index) => {
    const [year, month, date] = day.split('-').map(Number);
    const said = (words, today) => typedDay(words, { today, isMonthFirst: false });
    return !(
      formatDay(day, { year: 'numeric', month: 'numeric', day: 'numeric' }) === date + '/' + month + '/' + year &&
      addDays(day, 1) === (every[index + 1] ?? '2029-01-01') &&
      addDays(addDays(day, 366), -366) === day &&
      weekdayOf(day) === (index % 7) + 1 &&
      dayFrom(year, month, date) === day &&
      said(day, day) === day &&
      said(date + '/' + month + '/' + year, day) === day &&
      [0, 4, 12, 23].every((hour) => {
        const today = dayOf(new Date(year, month - 1, date, hour, 59));
        return said('mañana', today) === addDays(day, 1) && said('in 3 days', today) === addDays(day, 3);
      }) &&
      [1, 4, 12, 23].every((hour) => dayOf(new Date(year, month - 1, date, hour, 30)) === day)
    );
  });
  offsets.add(new Date(2026, 0, 1).getTimezoneOffset());
  result[zone] = { days: every.length, moved };
}
process.stdout.write(JSON.stringify({ result, offsets: offsets.size }));
`;

describe('a day', () => {
  it('is the same in every zone: displayed, counted from, typed, and as today at any hour', () => {
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program(import.meta.dirname)];
    const told: unknown = JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8', cwd: import.meta.dirname }),
    );
    const result = Object.fromEntries(zones.map((zone) => [zone, { days: 1_827, moved: [] }]));
    expect(told).toEqual({ result, offsets: expect.any(Number) });
    expect((told as { offsets: number }).offsets).toBeGreaterThan(15);
  });

  it('is none where the calendar has none', () => {
    expect([dayFrom(2026, 2, 29), dayFrom(2026, 13, 1), dayFrom(2026, 4, 31), dayFrom(2026, 1, 0)]).toEqual(
      Array(4).fill(undefined),
    );
  });
});
