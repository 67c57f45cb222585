import { expect, it } from '@jest/globals';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { nextRunOf } from './rule-schedule.ts';

/** Zones with and without summer time, of both hemispheres, of half and quarter hours. */
const ZONES = [
  'UTC',
  'America/Mexico_City',
  'America/Tijuana',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/Madrid',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];
const CRONS = ['30 2 * * *', '0 9 * * 1', '15 0 1 * *'];
const DAYS = Number(process.env['SCHEDULE_DAYS'] ?? 200);
const HOUR = 3_600_000;

const all = (cron: string, time_zone: string, from: number, to: number): number[] => {
  const found: number[] = [];
  let at = nextRunOf({ kind: 'schedule', time: { cron, time_zone } }, new Date(from));
  while (at !== null && at.getTime() <= to) {
    found.push(at.getTime());
    at = nextRunOf({ kind: 'schedule', time: { cron, time_zone } }, at);
  }
  return found;
};

it('runs once for each time, and once for all that passed while nothing was asked, over days of summer time', () => {
  const random = seededRandom(3);
  const begin = Date.parse('2026-03-01T00:00:00Z');
  const end = begin + DAYS * 24 * HOUR;
  for (const time_zone of ZONES)
    for (const cron of CRONS) {
      const times = all(cron, time_zone, begin, end);
      const trigger = { kind: 'schedule', time: { cron, time_zone } } as const;
      let planned = nextRunOf(trigger, new Date(begin));
      const ran: number[] = [];
      let last = begin;
      // Asked every few minutes; now and then nothing runs for two days.
      for (let now = begin; now <= end; now += random() < 0.002 ? 48 * HOUR : Math.ceil(random() * HOUR)) {
        if (planned === null || planned.getTime() > now) continue;
        const passed = times.filter((at) => at > last && at <= now);
        expect([passed[0], passed.length > 0]).toEqual([planned.getTime(), true]);
        ran.push(planned.getTime());
        last = now;
        planned = nextRunOf(trigger, new Date(now));
      }
      expect(new Set(ran).size).toBe(ran.length);
      expect(times.filter((at) => at > last && at <= end - 49 * HOUR)).toEqual([]);
    }
});

it.each([
  ['Europe/Madrid', '30 2 * * *', '2026-03-28T12:00:00Z', 1],
  ['America/New_York', '30 1 * * *', '2026-10-31T12:00:00Z', 1],
])('runs once on the day on which the clock of %s changes', (zone, cron, from, expected) => {
  const begin = Date.parse(from);
  expect(all(cron, zone, begin, begin + 24 * HOUR)).toHaveLength(expected);
});
