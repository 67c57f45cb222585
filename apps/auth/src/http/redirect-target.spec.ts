import { describe, expect, it } from '@jest/globals';
import { isAllowedTarget, redirectTarget, withFragment, withQuery } from './redirect-target.ts';

const rules = {
  siteUrl: 'https://nivel.example',
  allowList: [
    'https://app.example/auth/callback',
    'nivel://callback',
    'https://q.example/?a=1',
    'http://127.0.0.1:3000/cb',
  ],
};

describe('isAllowedTarget', () => {
  it.each([
    'https://nivel.example',
    'https://nivel.example/verify-email?x=1#y',
    'https://app.example/auth/callback',
    'https://app.example/auth/callback#fragment-is-not-compared',
    'nivel://callback',
    'https://q.example/?a=1#fragment-is-not-compared',
    'http://127.0.0.1:3000/cb',
  ])('allows %s', (target) => {
    expect(isAllowedTarget(target, rules)).toBe(true);
  });

  it.each([
    '',
    '/verify-email',
    'http://nivel.example/',
    'https://nivel.example:8443/',
    'https://nivel.example.evil.test/',
    'https://evil.test/https://nivel.example',
    'https://nivel.example@evil.test/',
    'https://user:pass@nivel.example/',
    'https://nivel.example\\@evil.test/',
    ' https://nivel.example/',
    'https://app.example/auth/callback/more',
    'https://app.example/auth/callback?x=1',
    'https://app.example/',
    'https://q.example/?a=1&b=2',
    'http://127.0.0.1:5173/cb',
    'http://127.0.0.1:3000/other',
    'http://localhost:3000/cb',
    'http://[::1]:3000/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://192.168.0.10/',
    'http://[2001:db8::1]/',
    'javascript:alert(1)//https://nivel.example',
    'data:text/html,x',
    'nivel://callback/other',
    `https://nivel.example/${'x'.repeat(3_000)}`,
  ])('refuses %s', (target) => {
    expect(isAllowedTarget(target, rules)).toBe(false);
  });

  it('accepts listed targets as they are: a star is a star', () => {
    const starred = { ...rules, allowList: ['https://*.example.net/**'] };
    expect(isAllowedTarget('https://a.example.net/x', starred)).toBe(false);
  });

  it('allows this machine, at any port, only where the site itself is on it', () => {
    const local = { siteUrl: 'http://localhost:4000', allowList: [] };
    for (const host of ['localhost:5173', '127.0.0.1:5173', '[::1]:3000'])
      expect([host, isAllowedTarget(`http://${host}/verify-email`, local)]).toEqual([host, true]);
    expect(isAllowedTarget('https://localhost:5173/', local)).toBe(false);
    expect(isAllowedTarget('http://localhost.evil.test/', local)).toBe(false);
    expect(isAllowedTarget('http://192.168.0.10/', local)).toBe(false);
  });

  it('never accepts a scheme that runs something, whatever the list contains', () => {
    const listed = { siteUrl: 'https://nivel.example', allowList: ['javascript:alert(1)'] };
    expect(isAllowedTarget('javascript:alert(1)', listed)).toBe(false);
  });
});

describe('redirectTarget', () => {
  it('takes the requested one, else the requesting page, else the site', () => {
    const asked = 'https://nivel.example/a';
    expect(redirectTarget([asked, 'https://nivel.example/b'], rules)).toBe(asked);
    expect(redirectTarget(['https://evil.test', 'https://nivel.example/b'], rules)).toBe('https://nivel.example/b');
    expect(redirectTarget([undefined, 'https://evil.test'], rules)).toBe('https://nivel.example');
  });
});

describe('withFragment', () => {
  it('puts the response into the fragment, sorted by key, in place of any other', () => {
    const response = {
      error_code: 'otp_expired',
      error: 'access_denied',
      error_description: 'Email link is invalid or has expired',
    };
    expect(withFragment('https://nivel.example/v?x=1#old', response)).toBe(
      'https://nivel.example/v?x=1#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });
});

describe('withQuery', () => {
  it('adds the response to the query, and keeps the rest of the address', () => {
    expect(withQuery('https://nivel.example/v?x=1&code=old#y', { code: 'a b' })).toBe(
      'https://nivel.example/v?x=1&code=a+b#y',
    );
    expect(withQuery('nivel://callback', { code: 'a' })).toBe('nivel://callback?code=a');
  });
});
