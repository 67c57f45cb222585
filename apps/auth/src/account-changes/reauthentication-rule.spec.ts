import { describe, expect, it } from '@jest/globals';
import { needsReauthentication } from './reauthentication-rule.ts';

const signedInAt = new Date('2026-11-27T08:00:00Z');
const at = (text: string, hours = 24): boolean => needsReauthentication(signedInAt, new Date(text), hours);

describe('a new password', () => {
  it('needs the code of an e-mail in a session of more than a day, to the millisecond', () => {
    expect(at('2026-11-28T08:00:00.000Z')).toBe(false);
    expect(at('2026-11-28T08:00:00.001Z')).toBe(true);
  });

  it('never needs one if the setting is 0, nor by a clock that goes back', () => {
    expect(at('2027-11-28T08:00:00Z', 0)).toBe(false);
    expect(at('2026-11-26T08:00:00Z')).toBe(false);
  });
});
