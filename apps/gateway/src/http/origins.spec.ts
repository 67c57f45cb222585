import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.ts';
import { Origins } from './origins.ts';
import type { IncomingMessage } from 'node:http';

const origins = new Origins('https://nivel.example', 'https://app.nivel.example, http://localhost:5173');

describe('which pages are ours', () => {
  it('knows the public address, the listed ones, and the very host that was asked', () => {
    for (const origin of ['https://nivel.example', 'https://app.nivel.example', 'http://localhost:5173'])
      expect(origins.isOwn({ origin, host: 'x' })).toBe(true);
    expect(origins.isOwn({ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' })).toBe(true);
  });

  it('knows no other', () => {
    for (const origin of [
      'http://nivel.example',
      'https://nivel.example:444',
      'https://nivel.example.evil',
      'null',
      '',
    ])
      expect(origins.isOwn({ origin, host: 'nivel.example' })).toBe(origin === 'http://nivel.example');
    expect(origins.isOwn({ host: 'nivel.example' })).toBe(false);
  });

  it('needs a word of the browser, and none against it, before it trusts a request', () => {
    const own = 'https://nivel.example';
    expect(origins.isSameOrigin({ origin: own, 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(origins.isSameOrigin({ origin: own })).toBe(true);
    expect(origins.isSameOrigin({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(origins.isSameOrigin({})).toBe(false);
    expect(origins.isSameOrigin({ origin: own, 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(origins.isSameOrigin({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(false);
  });
});

describe('the address that limits count', () => {
  const request = (forwarded?: string) =>
    ({ socket: { remoteAddress: '9.9.9.9' }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

  it('is that of the connection where no proxy is trusted', () => {
    expect(clientAddress(request('1.1.1.1'), 0)).toBe('9.9.9.9');
  });

  it('is what the outermost trusted proxy wrote, not what the caller wrote before it', () => {
    expect(clientAddress(request('6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1');
    expect(clientAddress(request('6.6.6.6, 1.1.1.1, 10.0.0.1'), 2)).toBe('1.1.1.1');
  });

  it('falls back to the connection when the header is missing, short or absurd', () => {
    expect(clientAddress(request(), 1)).toBe('9.9.9.9');
    expect(clientAddress(request('1.1.1.1'), 3)).toBe('9.9.9.9');
    expect(clientAddress(request('x'.repeat(500)), 1)).toBe('9.9.9.9');
  });
});
