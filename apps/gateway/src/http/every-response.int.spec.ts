import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { sendRaw } from '../../test/raw-response.ts';

let world: GatewayWorld;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'nivel-answers-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/index-a1.js'), 'export {}');
  writeFileSync(join(folder, 'film.webm'), 'film');
  world = await GatewayWorld.start();
  const env = { PUBLIC_URL: 'https://nivel.example', WEB_ROOT: folder, MEDIA_ROOT: folder, TRUSTED_PROXIES: '1' };
  ({ url } = await world.gateway(env));
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: nivel.example', 'Connection: close', ...headers, '', ''].join('\r\n');
const upgrade = (path: string, ...headers: string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: nivel.example',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '',
    '',
  ].join('\r\n');
const JSON_BODY = ['Content-Type: application/json', 'Content-Length: 2'];
const EVIL = 'Origin: https://evil.example';

const responses: readonly [what: string, bytes: string, status: number][] = [
  ['a page', ask('GET /'), 200],
  ['a file of the site', ask('GET /assets/index-a1.js'), 200],
  ['a missing file', ask('GET /assets/gone.js'), 404],
  ['the documentation', ask('GET /docs'), 200],
  ['media without a signature', ask('GET /media/gone.webm'), 403],
  ['a good answer of a data door', ask('GET /api/price'), 200],
  ['a call without a token', ask('POST /rest/v1/rpc/complete_thing'), 401],
  ['a table without a token', ask('GET /rest/v1/things'), 401],
  ['an unknown procedure', ask('POST /rest/v1/rpc/gone'), 404],
  ['an unknown auth path', ask('GET /auth/v1/gone'), 404],
  ['a preflight', ask('OPTIONS /auth/v1/token', EVIL, 'Access-Control-Request-Method: POST'), 204],
  ['a body that is no JSON', ask('POST /auth/v1/token', 'Content-Type: text/plain', 'Content-Length: 2') + '{}', 415],
  ['a body too large', ask('POST /auth/v1/token', 'Content-Type: application/json', 'Content-Length: 99999'), 413],
  ['a refused query', ask('POST /graphql', ...JSON_BODY) + '{}', 400],
  ['a method nobody knows', ask('PROPFIND /'), 404],
  ['TRACE', ask('TRACE /'), 404],
  ['a path that does not decode', ask('POST /rest/v1/rpc/%zz', 'Content-Length: 0'), 400],
  ['no HTTP at all', 'HELO mail\r\n\r\n', 400],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400],
  ['a header of 40 kB', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
  ['an expectation nobody meets', ask('GET /', 'Expect: miracles'), 417],
  ['a redirect to https', ask('GET /login', 'X-Forwarded-Proto: http'), 308],
  ['a call in clear', ask('GET /api/price', 'X-Forwarded-Proto: http'), 403],
  ['a good polling handshake', ask('GET /socket.io/?EIO=4&transport=polling'), 200],
  ['a polling handshake of a foreign page', ask('GET /socket.io/?EIO=4&transport=polling', EVIL), 403],
  ['a handshake with an unknown transport', ask('GET /socket.io/?EIO=4&transport=pigeon'), 400],
  ['a handshake with an unknown session', ask('GET /socket.io/?EIO=4&transport=polling&sid=x'), 400],
  ['a handshake by POST', ask('POST /socket.io/?EIO=4&transport=polling', ...JSON_BODY) + '{}', 400],
  ['a preflight of a handshake', ask('OPTIONS /socket.io/?EIO=4&transport=polling', EVIL), 400],
  ['an upgrade of a foreign page', upgrade('/socket.io/?EIO=4&transport=websocket', EVIL), 403],
  ['an upgrade of an old protocol', upgrade('/socket.io/?EIO=3&transport=websocket'), 101],
  ['an upgrade to an unknown transport', upgrade('/socket.io/?EIO=4&transport=pigeon'), 400],
  ['an upgrade in clear', upgrade('/socket.io/?EIO=4&transport=websocket', 'X-Forwarded-Proto: http'), 403],
  ['an upgrade somewhere else', upgrade('/elsewhere'), 404],
];

describe('every answer, whichever layer makes it', () => {
  it.each(responses)('%s may not be sniffed or framed and insists on https', async (_what, bytes, status) => {
    const response = await sendRaw(url, bytes);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toMatch(/default-src '(none|self)'/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
    expect(headers.get('cache-control')).toBeDefined();
    expect(headers.get('x-powered-by')).toBeUndefined();
  });
});
