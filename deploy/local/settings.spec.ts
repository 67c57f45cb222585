import { expect, it } from '@jest/globals';
import { readLocalSettings, root } from './settings.ts';

it('an empty environment means the usual ports, the folder in the checkout and servers of our own', () => {
  expect(readLocalSettings({})).toEqual({
    port: 4000,
    mailPort: 4080,
    paymentPort: 4090,
    data: `${root}/.nivel`,
    given: { database: undefined, nats: undefined, redis: undefined, smtp: undefined },
  });
});

it('accepts servers that the environment names', () => {
  const env = { PORT: '5000', MAIL_PORT: '5080', NIVEL_DATA: '/data', NATS_URL: 'nats://x', DATABASE_URL: '' };
  expect(readLocalSettings(env)).toMatchObject({
    port: 5000,
    mailPort: 5080,
    data: '/data',
    given: { nats: 'nats://x', database: undefined },
  });
});

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['where a key is given', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['for a site of the world', { PUBLIC_URL: 'https://nivel.example' }],
])('has no payment sandbox %s', (_, env) => {
  expect(readLocalSettings(env).paymentPort).toBeNull();
  expect(readLocalSettings({ PUBLIC_URL: 'http://localhost:4000', PAYMENT_PORT: '5090' }).paymentPort).toBe(5090);
});

it.each(['http', '0', '65536', '80.5'])('refuses PORT=%s in one clear sentence', (text) => {
  expect(() => readLocalSettings({ PORT: text })).toThrow(`PORT must be a port between 1 and 65535, not "${text}".`);
});
