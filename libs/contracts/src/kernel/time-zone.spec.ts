import { describe, expect, it } from '@jest/globals';
import { DEFAULT_TIME_ZONE, isTimeZone } from './time-zone.ts';

describe('a time zone', () => {
  it('has a name that is known, in any case of letters', () => {
    expect([DEFAULT_TIME_ZONE, 'Europe/Madrid', 'UTC', 'Asia/Kathmandu', 'aMeRiCa/mExIcO_cItY'].every(isTimeZone)).toBe(
      true,
    );
  });

  it('is no offset, no place that is unknown, and nothing endless', () => {
    const none = ['Mars/Olympus', '+06:00', '-03', '', ' UTC', 'a;b', '__proto__', `UTC${' '.repeat(100)}`];
    expect(none.filter(isTimeZone)).toEqual([]);
  });
});
