import { describe, expect, it } from '@jest/globals';
import { zoneSinceAfter } from './zone-change.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const account = (timeZoneSince: Date | null, timeZone?: string) => ({ userMetadata: { timeZone }, timeZoneSince });
const after = (timeZone?: string) => ({ timeZone });

describe('a change of time zone', () => {
  it('is possible for the first time at once, and again when the pause is over', () => {
    expect(zoneSinceAfter(account(null, 'Asia/Tokyo'), after('Europe/Madrid'), now, 24)).toEqual(now);
    expect(zoneSinceAfter(account(hoursAgo(24), 'Asia/Tokyo'), after('Europe/Madrid'), now, 24)).toEqual(now);
  });

  it('is refused before, with the time that is left', () => {
    expect(() => zoneSinceAfter(account(hoursAgo(23), 'Asia/Tokyo'), after('Europe/Madrid'), now, 24)).toThrow(
      expect.objectContaining({ details: { retryAfterSeconds: 3_600 } }),
    );
  });

  it('is none if the zone stays, or only its name changes', () => {
    expect(zoneSinceAfter(account(hoursAgo(1), 'Asia/Tokyo'), after('Asia/Tokyo'), now, 24)).toEqual(hoursAgo(1));
    expect(zoneSinceAfter(account(null, 'America/Mexico_City'), after(), now, 24)).toBeNull();
  });
});
