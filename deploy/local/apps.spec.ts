import { expect, it } from '@jest/globals';
import { addressLimits } from './apps.ts';

it('this machine is left out of the limits per address, and no other: no limit is switched off', () => {
  expect(addressLimits({})).toEqual({ LOOPBACK_UNLIMITED: 'true' });
});

it('a person who sets one of those limits outside sees it at work, also from this machine', () => {
  expect(addressLimits({ RATE_SIGN_UP: '3' })).toEqual({ LOOPBACK_UNLIMITED: 'false' });
  expect(addressLimits({ RATE_SIGN_UP: '0', RATE_TOKEN: '0' })).toEqual({ LOOPBACK_UNLIMITED: 'true' });
});

it('a word about it from outside wins', () => {
  expect(addressLimits({ LOOPBACK_UNLIMITED: 'false' })).toEqual({ LOOPBACK_UNLIMITED: 'false' });
  expect(addressLimits({ LOOPBACK_UNLIMITED: 'true', RATE_SIGN_UP: '3' })).toEqual({ LOOPBACK_UNLIMITED: 'true' });
});
