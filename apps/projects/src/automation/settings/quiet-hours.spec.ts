import { describe, expect, it } from '@jest/globals';
import { quietEnd } from './quiet-hours.ts';

const night = { from: 22, until: 7 };
const end = (quiet: Parameters<typeof quietEnd>[0], zone: string, at: string) =>
  quietEnd(quiet, zone, new Date(at))?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['an hour before they begin', '2026-11-28T03:59:59Z', null],
    ['when they begin', '2026-11-28T04:00:00Z', '2026-11-28T13:00:00.000Z'],
    ['before midnight', '2026-11-28T05:30:00Z', '2026-11-28T13:00:00.000Z'],
    ['after midnight', '2026-11-28T12:59:59Z', '2026-11-28T13:00:00.000Z'],
    ['when they end', '2026-11-28T13:00:00Z', null],
  ])('over midnight hold %s', (_, at, expected) => {
    expect(end(night, 'America/Mexico_City', at)).toBe(expected);
  });

  it('within a day hold between their two hours', () => {
    const siesta = { from: 14, until: 16 };
    expect(end(siesta, 'UTC', '2026-11-28T13:59:00Z')).toBeNull();
    expect(end(siesta, 'UTC', '2026-11-28T15:00:00Z')).toBe('2026-11-28T16:00:00.000Z');
    expect(end(siesta, 'UTC', '2026-11-28T16:00:00Z')).toBeNull();
  });

  it.each([
    ['loses an hour', 'America/New_York', '2026-03-08T06:30:00Z', '2026-03-08T11:00:00.000Z'],
    ['has an hour twice', 'America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T12:00:00.000Z'],
    ['loses the hour of the end', 'Europe/Madrid', '2026-03-29T00:30:00Z', '2026-03-29T01:00:00.000Z'],
  ])('end at their hour on a day that %s', (day, zone, at, expected) => {
    expect(end(day.endsWith('end') ? { from: 22, until: 2 } : night, zone, at)).toBe(expected);
  });

  it('are none where nobody chose any', () => {
    expect(end(null, 'UTC', '2026-11-28T05:30:00Z')).toBeNull();
  });

  it('hold for every quarter of a year exactly where the clock of the zone shows an hour of theirs', () => {
    const hourIn = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', hour: '2-digit', hourCycle: 'h23' });
    const wrong: string[] = [];
    for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += 2_700_000) {
      const hour = Number(hourIn.format(at));
      const isQuiet = quietEnd(night, 'America/New_York', new Date(at)) !== null;
      if (isQuiet !== (hour >= 22 || hour < 7)) wrong.push(new Date(at).toISOString());
    }
    expect(wrong).toEqual([]);
  });
});
