import { describe, expect, it } from '@jest/globals';
import { snoozeMoment } from './snooze-moment.ts';

const at = (choice: Parameters<typeof snoozeMoment>[0], now: string, zone = 'America/Mexico_City'): string =>
  snoozeMoment(choice, new Date(now), zone).toISOString();

describe('a snoozed notification', () => {
  it('until later today comes this evening, and in the evening in three hours', () => {
    expect(at('later-today', '2026-11-20T16:00:00Z')).toBe('2026-11-21T00:00:00.000Z');
    expect(at('later-today', '2026-11-20T23:30:00Z')).toBe('2026-11-21T02:30:00.000Z');
  });

  it('until tomorrow comes at nine of the next day where its reader lives', () => {
    expect(at('tomorrow', '2026-11-21T04:00:00Z')).toBe('2026-11-21T15:00:00.000Z');
    expect(at('tomorrow', '2026-11-21T04:00:00Z', 'Asia/Tokyo')).toBe('2026-11-22T00:00:00.000Z');
    expect(at('tomorrow', '2026-03-28T12:00:00Z', 'Europe/Madrid')).toBe('2026-03-29T07:00:00.000Z');
  });

  it.each([
    ['2026-11-20T16:00:00Z', '2026-11-23T15:00:00.000Z'],
    ['2026-11-23T04:00:00Z', '2026-11-23T15:00:00.000Z'],
    ['2026-11-23T07:00:00Z', '2026-11-30T15:00:00.000Z'],
  ])('until next week comes on the Monday after it, at %s on %s', (now, monday) => {
    expect(at('next-week', now)).toBe(monday);
  });
});
