import { describe, expect, it } from '@jest/globals';
import { loginWay, readArrival, withoutArrival } from './provider-flow.ts';

describe('readArrival', () => {
  it.each([
    ['?code=c1&redirect=%2Fa', { code: 'c1' }],
    ['?error=access_denied', { error: 'access_denied' }],
    ['?error=invalid_request&error_code=bad_oauth_state', { error: 'bad_oauth_state' }],
    ['?redirect=%2Fa', null],
    ['?code=', null],
  ])('reads %s', (search, arrival) => {
    expect(readArrival(search)).toEqual(arrival);
  });
});

describe('loginWay', () => {
  it('leads back to where the person wanted to be', () => {
    expect([loginWay(undefined), loginWay('/a?b=c')]).toEqual(['/login', '/login?redirect=%2Fa%3Fb%3Dc']);
  });
});

describe('withoutArrival', () => {
  it('keeps the rest of the address', () => {
    expect(withoutArrival({ pathname: '/login', search: '?redirect=%2Fa&code=c1' })).toBe('/login?redirect=%2Fa');
    expect(withoutArrival({ pathname: '/login', search: '?error=x&error_code=y&error_description=z' })).toBe('/login');
  });
});
