import { describe, expect, it } from '@jest/globals';
import { pageHeaders } from './security-headers.ts';

const settings = { PUBLIC_URL: 'https://nivel.example', STRIPE_SCRIPT: '', CAPTCHA_SCRIPT: '' };
type Captcha = Parameters<typeof pageHeaders>[0]['CAPTCHA_PROVIDER'];
const policyOf = (script: string, captcha: Captcha = '', own = ''): string[] =>
  String(
    pageHeaders({ ...settings, STRIPE_SCRIPT: script, CAPTCHA_PROVIDER: captcha, CAPTCHA_SCRIPT: own })[
      'content-security-policy'
    ],
  ).split('; ');

describe('what a page may load', () => {
  it('is nothing from elsewhere without a payment element', () => {
    expect(policyOf('')).toEqual(
      expect.arrayContaining(["script-src 'self'", "frame-src 'none'", "connect-src 'self' wss://nivel.example"]),
    );
  });

  it('is the program of the payment element, its frames and its calls, and nothing else', () => {
    const sandbox = 'http://localhost:4090';
    const without = policyOf('');
    const changed = policyOf(`${sandbox}/element.js`).filter((rule) => !without.includes(rule));
    expect(changed).toEqual([
      `script-src 'self' ${sandbox}`,
      `connect-src 'self' wss://nivel.example ${sandbox}`,
      `frame-src ${sandbox}`,
    ]);
  });

  it('contains the sources that the provider documents for its element', () => {
    expect(policyOf('https://js.stripe.com/endive/stripe.js')).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://js.stripe.com",
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
        "connect-src 'self' wss://nivel.example https://js.stripe.com https://api.stripe.com",
      ]),
    );
  });

  it('is the widget of the captcha where there is one, with the sources that its provider documents', () => {
    const without = policyOf('');
    const added = (captcha: Captcha, own = '') => policyOf('', captcha, own).filter((rule) => !without.includes(rule));
    const cloudflare = 'https://challenges.cloudflare.com';
    expect(added('turnstile')).toEqual([`script-src 'self' ${cloudflare}`, `frame-src ${cloudflare}`]);
    const hCaptcha = 'https://hcaptcha.com https://*.hcaptcha.com';
    expect(added('hcaptcha')).toEqual([
      `script-src 'self' ${hCaptcha}`,
      `style-src 'self' ${hCaptcha}`,
      `connect-src 'self' wss://nivel.example ${hCaptcha}`,
      `frame-src ${hCaptcha}`,
    ]);
    const elsewhere = 'http://localhost:4095';
    expect(added('turnstile', `${elsewhere}/api.js`)).toEqual([
      `script-src 'self' ${elsewhere}`,
      `frame-src ${elsewhere}`,
    ]);
    expect(added('', `${elsewhere}/api.js`)).toEqual([]);
  });
});
