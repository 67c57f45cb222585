import { describe, expect, it } from '@jest/globals';
import { pageHeaders } from './security-headers.ts';

const policyOf = (script: string): string[] =>
  String(pageHeaders({ PUBLIC_URL: 'https://nivel.example', STRIPE_SCRIPT: script })['content-security-policy']).split(
    '; ',
  );

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
});
