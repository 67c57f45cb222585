import { describe, expect, it } from '@jest/globals';
import { nextCronTime } from './cron-time.ts';

const after = new Date('2026-11-27T15:30:00Z');
const next = (cron: string, zone = 'America/Mexico_City') =>
  nextCronTime({ cron, time_zone: zone }, after)?.toISOString() ?? null;

describe('a time that comes again', () => {
  it.each([
    ['0 9 * * *', '2026-11-28T15:00:00.000Z'],
    ['0 2 * * 0', '2026-11-29T08:00:00.000Z'],
    ['*/15 * * * *', '2026-11-27T15:45:00.000Z'],
    ['0 1 1 * *', '2026-12-01T07:00:00.000Z'],
  ])('%s comes next as its zone has it', (cron, moment) => {
    expect(next(cron)).toBe(moment);
  });

  it('follows the summer time of its zone', () => {
    const spring = new Date('2026-03-28T12:00:00Z');
    const at = (zone: string) => nextCronTime({ cron: '0 9 29 * *', time_zone: zone }, spring)?.toISOString();
    expect(at('Europe/Madrid')).toBe('2026-03-29T07:00:00.000Z');
  });

  it.each(['60 9 * * *', '0 0 30 2 *', 'a b c d e', '0 9 * * 8'])('%s never comes', (cron) => {
    expect(next(cron)).toBeNull();
  });
});
