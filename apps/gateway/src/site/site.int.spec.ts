import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTH_ROOT_PUBLIC_KEYS } from '@nivel/testing/root-keys';
import { boot } from '@nivel/platform/service-description';
import { service } from '../../service.ts';
import { GatewayWorld, MEDIA_KEY } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let url: string;
let healthUrl: string;
const folder = mkdtempSync(join(tmpdir(), 'nivel-site-'));
const [web, media] = [join(folder, 'web'), join(folder, 'media')];
const script = `export const text = '${'nivel '.repeat(2_000)}';`;
const film = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256));

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  mkdirSync(join(media, 'x100'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Nivel</title>');
  writeFileSync(join(web, 'favicon.svg'), '<svg/>');
  writeFileSync(join(web, 'assets/index-a1b2c3.js'), script);
  writeFileSync(join(web, 'service-worker.js'), 'addEventListener("fetch", () => undefined);');
  writeFileSync(join(web, '.secret'), 'secret');
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  writeFileSync(join(media, 'x100/film.webm'), film);
  writeFileSync(join(media, 'make-videos.ts'), 'source');
  world = await GatewayWorld.start();
  ({ url, healthUrl } = await world.gateway({ WEB_ROOT: web, MEDIA_ROOT: media }));
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Raw bytes and headers: the path is not normalised, the body not decompressed. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = request(url, { path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

describe('the built client', () => {
  it('answers every page route with the same page, never cached without asking', async () => {
    for (const path of ['/', '/login', '/module/7/part/3?x=1', '/verify-email?token=a.b.c']) {
      const { status, headers, body } = await raw(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(body.toString()).toContain('<title>Nivel</title>');
    }
  });

  it('does not answer a missing file or call with the page', async () => {
    for (const path of ['/assets/gone-123.js', '/rest/v1/gone', '/auth/v1/gone', '/api/gone', '/favicon.ico'])
      expect((await raw(path)).status).toBe(404);
  });

  it('answers the service worker as a program of the whole site, never cached without asking', async () => {
    const { status, headers } = await raw('/service-worker.js');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('caches hashed files permanently, and serves them compressed in a form that the browser accepts', async () => {
    const plain = await raw('/assets/index-a1b2c3.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body.toString()).toBe(script);
    const brotli = await raw('/assets/index-a1b2c3.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await raw('/assets/index-a1b2c3.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  it('answers 304 to a client that has it already, and no body to HEAD', async () => {
    const { headers } = await raw('/favicon.svg');
    expect((await raw('/favicon.svg', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    const head = await raw('/favicon.svg', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-type']]).toEqual([
      200,
      0,
      'image/svg+xml; charset=utf-8',
    ]);
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/.secret',
    '/a%00.js',
    '/%ff',
    '/media/../make-videos.ts',
  ])('keeps %s to itself', async (path) => {
    const { status, body } = await raw(path);
    expect(status === 200 ? body.toString() : '').not.toMatch(/secret|outside|source/);
    expect(status).toBeLessThan(500);
  });

  it('shows a new build at once', async () => {
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Nivel 2</title>');
    utimesSync(join(web, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    expect((await raw('/')).body.toString()).toContain('Nivel 2');
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Nivel</title>');
  });

  it('lets nothing inline run and nothing foreign in', async () => {
    const { headers } = await raw('/');
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('insists on https where the site is https', async () => {
    const secure = await world.gateway({ PUBLIC_URL: 'https://nivel.example', WEB_ROOT: web });
    const response = await fetch(secure.url);
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=63072000/);
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' wss://nivel.example");
  });
});

describe('the operators', () => {
  it('see, at a port of their own, a living gateway, ready also while Redis is away, because it works without', async () => {
    const statusOf = async (path: string) => (await fetch(`${healthUrl}${path}`)).status;
    expect(await Promise.all(['/livez', '/readyz'].map(statusOf))).toEqual([200, 200]);
    expect(await (await fetch(`${healthUrl}/metrics`)).text()).toContain('nivel_door_seconds');
    await world.stack.redis.kill();
    expect(await Promise.all(['/readyz', '/livez'].map(statusOf))).toEqual([200, 200]);
    await world.stack.redis.restart();
  });

  it.each(['/metrics', '/readyz', '/livez', '/metrics?x=1'])('find nothing at %s of the public port', async (path) => {
    expect((await raw(path)).status).toBe(404);
  });

  it('find every public call described, for tools and for people, without a script', async () => {
    const document = JSON.parse((await raw('/docs/openapi.json')).body.toString()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/auth/v1/signup', '/rest/v1/rpc/complete_part', '/rest/v1/things']),
    );
    const page = (await raw('/docs')).body.toString();
    expect(page).toContain('complete_part');
    expect(page).not.toMatch(/<script|style=|https?:\/\/(?!localhost)/);
  });
});

describe('a gateway whose world is away', () => {
  it('opens its doors, reports that it is not ready, and answers 503', async () => {
    const lonely = await boot(service, {
      LOG_LEVEL: 'silent',
      PORT: '0',
      HOST: '127.0.0.1',
      MEDIA_KEY,
      AUTH_ROOT_PUBLIC_KEYS,
      NATS_URL: 'nats://127.0.0.1:1',
      REDIS_URL: 'redis://127.0.0.1:1',
      WEB_ROOT: web,
    });
    const at = `http://127.0.0.1:${lonely.port}`;
    const operators = `http://127.0.0.1:${lonely.healthPort}`;
    expect((await fetch(`${operators}/livez`)).status).toBe(200);
    expect(await (await fetch(`${operators}/readyz`)).json()).toEqual({ status: 'not ready', failing: ['broker'] });
    expect((await fetch(at)).status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${at}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(503);
    await lonely.close();
  });
});
