import { describe, expect, it } from '@jest/globals';
import { isAllowedTarget, redirectTarget, withFragment } from './redirect-target.ts';

const rules = {
  siteUrl: 'https://nivel.example',
  allowList: [
    'https://*.nivel.example/**',
    'https://preview-*.example.net/*',
    'nivel://callback',
    'https://q.example/?a=1',
  ],
};

describe('isAllowedTarget', () => {
  it.each([
    'https://nivel.example',
    'https://nivel.example/verify-email?x=1#y',
    'http://127.0.0.1:5173/cb',
    'http://[::1]:3000/',
    'https://app.nivel.example/any/depth?q=1',
    'https://preview-12.example.net/one',
    'nivel://callback',
    'https://q.example/?a=1#fragment-is-not-matched',
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
    'https://a.b.nivel.example/x',
    'https://preview-12.example.net/one/two',
    'https://q.example/?a=1&b=2',
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

  it('does not compare the port where the site itself is a loopback host', () => {
    const local = { siteUrl: 'http://localhost:4000', allowList: [] };
    expect(isAllowedTarget('http://localhost:5173/verify-email', local)).toBe(true);
    expect(isAllowedTarget('https://localhost:5173/', local)).toBe(false);
    expect(isAllowedTarget('http://localhost.evil.test/', local)).toBe(false);
  });

  it('never lets a scheme that runs something through, whatever the list says', () => {
    expect(isAllowedTarget('javascript:alert(1)', { siteUrl: 'https://nivel.example', allowList: ['**'] })).toBe(false);
    expect(isAllowedTarget('http://10.0.0.1/', { siteUrl: 'https://nivel.example', allowList: ['**'] })).toBe(false);
  });
});

describe('redirectTarget', () => {
  it('takes what was asked for, else the page that asked, else the site', () => {
    const asked = 'https://nivel.example/a';
    expect(redirectTarget([asked, 'https://nivel.example/b'], rules)).toBe(asked);
    expect(redirectTarget(['https://evil.test', 'https://nivel.example/b'], rules)).toBe('https://nivel.example/b');
    expect(redirectTarget([undefined, 'https://evil.test'], rules)).toBe('https://nivel.example');
  });
});

describe('withFragment', () => {
  it('puts the answer into the fragment, sorted by key, in place of any other', () => {
    const answer = {
      error_code: 'otp_expired',
      error: 'access_denied',
      error_description: 'Email link is invalid or has expired',
    };
    expect(withFragment('https://nivel.example/v?x=1#old', answer)).toBe(
      'https://nivel.example/v?x=1#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });
});
