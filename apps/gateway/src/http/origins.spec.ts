import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.ts';
import { Origins } from './origins.ts';

const origins = new Origins('https://nivel.example', 'https://app.nivel.example, http://localhost:5173', '');

describe('which pages are ours', () => {
  it('accepts the public address and the listed ones', () => {
    for (const origin of ['https://nivel.example', 'https://app.nivel.example', 'http://localhost:5173'])
      expect(origins.isOwn({ origin })).toBe(true);
  });

  it('accepts no other, and not the host that a caller names', () => {
    for (const origin of [
      'http://nivel.example',
      'https://nivel.example:444',
      'https://nivel.example.evil',
      'https://evil.example',
      'http://127.0.0.1:5173',
      'null',
      '',
    ])
      expect(origins.isOwn({ origin, host: origin.replace(/^https?:\/\//, '') })).toBe(false);
    expect(origins.isOwn({ host: 'nivel.example' })).toBe(false);
  });

  it('takes all names of this machine for one, where the site itself is on it', () => {
    const local = new Origins('http://localhost:4000', '', '');
    for (const origin of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
      expect(local.isOwn({ origin })).toBe(true);
    for (const origin of [
      'http://localhost:4001',
      'https://localhost:4000',
      'http://127.0.0.2:4000',
      'http://localhost',
    ])
      expect(local.isOwn({ origin })).toBe(false);
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

describe('which foreign pages may read', () => {
  const allowed = ({ origin }: { origin: string }, foreign: string): string | undefined =>
    new Origins('https://nivel.example', '', foreign).corsHeaders({ origin })['access-control-allow-origin'];

  it('none, unless a setting names them; then exactly those, or all', () => {
    const [partner, other] = [{ origin: 'https://partner.example' }, { origin: 'https://other.example' }];
    expect([allowed(partner, ''), allowed(other, '')]).toEqual([undefined, undefined]);
    expect(allowed(partner, 'https://partner.example')).toBe('https://partner.example');
    expect(allowed(other, 'https://partner.example')).toBeUndefined();
    expect([allowed(partner, '*'), allowed({ origin: 'null' }, '*')]).toEqual(['*', '*']);
  });

  it('and never with credentials', () => {
    for (const foreign of ['*', 'https://partner.example']) {
      const headers = new Origins('https://nivel.example', '', foreign).corsHeaders({
        origin: 'https://partner.example',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
});

describe('the address that limits count', () => {
  const request = (forwarded?: string) => ({
    socket: { remoteAddress: '9.9.9.9' },
    headers: { 'x-forwarded-for': forwarded },
  });

  it('is that of the connection where no proxy is trusted', () => {
    expect(clientAddress(request('1.1.1.1'), 0)).toBe('9.9.9.9');
  });

  it("is the one that the outermost trusted proxy wrote, not the caller's entry before it", () => {
    expect(clientAddress(request('6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1');
    expect(clientAddress(request('6.6.6.6, 1.1.1.1, 10.0.0.1'), 2)).toBe('1.1.1.1');
  });

  it('falls back to the connection when the header is missing, short or absurd', () => {
    expect(clientAddress(request(), 1)).toBe('9.9.9.9');
    expect(clientAddress(request('1.1.1.1'), 3)).toBe('9.9.9.9');
    expect(clientAddress(request('x'.repeat(500)), 1)).toBe('9.9.9.9');
  });
});
