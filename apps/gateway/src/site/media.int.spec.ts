import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mediaSigner } from '@nivel/platform/media-address';
import { GatewayWorld, MEDIA_KEY } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'nivel-media-'));
const film = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256));
const HOUR_MS = 3_600_000;
const signed = (file: string, nowMs = Date.now()): string =>
  mediaSigner(MEDIA_KEY, 'somebody', { nowMs, seconds: 60 })(file);

beforeAll(async () => {
  mkdirSync(join(folder, 'x100'));
  writeFileSync(join(folder, 'x100/film.webm'), film);
  writeFileSync(join(folder, 'x100/film.vtt'), 'WEBVTT\n');
  writeFileSync(join(folder, 'make-videos.ts'), 'source');
  world = await GatewayWorld.start();
  ({ url } = await world.gateway({ MEDIA_ROOT: folder }));
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}${path}`, { headers, method });

describe('media of lessons', () => {
  it('come in ranges, so that a film can be wound, and into the cache of one browser only', async () => {
    const address = signed('x100/film.webm');
    const part = await get(address, { range: 'bytes=1000-1999' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
      206,
      'bytes 1000-1999/5000',
      'video/webm',
    ]);
    expect(part.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(part.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1_000, 2_000))).toBe(true);
    expect((await get(address, { range: 'bytes=9000-' })).status).toBe(416);
    expect(Buffer.from(await (await get(address)).arrayBuffer()).equals(film)).toBe(true);
    const head = await get(address, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '5000']);
    expect((await get(signed('x100/film.vtt'))).headers.get('content-type')).toContain('text/vtt');
  });

  it.each([
    ['without a signature', () => '/media/x100/film.webm'],
    ['with the signature of another file', () => signed('x100/film.vtt').replace('.vtt', '.webm')],
    ['whose time is over', () => signed('x100/film.webm', Date.now() - HOUR_MS)],
    ['with a later end', () => signed('x100/film.webm').replace(/until=\d+/, 'until=99999999999')],
    ['in another spelling', () => signed('x100/film.webm').replace('film', '%66ilm')],
    ['that was encoded', () => signed('x100/film.webm').replace('x100/', 'x100%2f')],
    ['that are not there, without a signature', () => '/media/gone.webm'],
  ])('%s are refused in the words of all doors', async (_, path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(path(), { range: 'bytes=0-9' }, method);
      expect([response.status, response.headers.get('content-type')]).toEqual([403, 'application/json; charset=utf-8']);
      const body = await response.text();
      if (method === 'GET')
        expect(JSON.parse(body)).toEqual({
          code: 'forbidden',
          message: 'You are not allowed to do this',
          details: null,
          hint: null,
        });
    }
  });

  it('are media only, also when signed', async () => {
    for (const file of ['make-videos.ts', 'x100/', 'gone.webm', '../package.json', '.secret.webm'])
      expect([404, 403]).toContain((await get(signed(file))).status);
    expect((await get(signed('make-videos.ts'))).status).toBe(404);
    expect((await get(signed('gone.webm'))).status).toBe(404);
  });
});
