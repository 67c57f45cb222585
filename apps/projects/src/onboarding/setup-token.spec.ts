import { describe, expect, it } from '@jest/globals';
import { projectsSettings } from '../config.ts';
import { SetupToken } from './setup-token.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const read = projectsSettings.pick({ SETUP_TOKEN: true, SETUP_TOKEN_NEEDED: true, PUBLIC_URL: true });
const aToken = (PUBLIC_URL: string, more: object = {}): SetupToken =>
  new SetupToken(read.parse({ SETUP_TOKEN: KEY, PUBLIC_URL, ...more }));

describe('the setup token', () => {
  it.each([
    'https://nivel.example',
    'https://localhost.example',
    'https://127.0.0.1.example',
    'http://192.168.1.2:4000',
  ])('is needed at %s', (site) => {
    const token = aToken(site);
    expect([undefined, '', `${KEY} `, KEY.toLowerCase(), KEY].map((one) => token.admits(one))).toEqual([
      ...Array.from({ length: 4 }, () => false),
      true,
    ]);
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])('is not needed at %s', (site) => {
    expect(aToken(site).admits(undefined)).toBe(true);
    expect(aToken(site, { SETUP_TOKEN_NEEDED: 'always' }).admits(undefined)).toBe(false);
  });
});
