import { hash, randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aName, codeOf, StorageDoor } from '../../test/storage-door.ts';

/** The request of Chromium when it opens an address in a tab. */
const TAB = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';

let door: StorageDoor;
beforeAll(async () => {
  door = await StorageDoor.start();
});
afterAll(() => door.stop());
beforeEach(() => door.reset());

describe('a store of files that is away', () => {
  let aside: string;
  // The file in place of its folder can neither be read nor written.
  beforeEach(() => {
    aside = `${door.folder}-aside`;
    renameSync(door.folder, aside);
    writeFileSync(door.folder, '');
  });
  afterEach(() => {
    rmSync(door.folder);
    renameSync(aside, door.folder);
  });
  const away = [503, 'files_unavailable'];

  it.each([
    ['few bytes', 'x'],
    ['more than is held on the way', Buffer.alloc(3_000_000)],
  ])('accepts nothing from %s, and states the reason', async (_what, body) => {
    expect(await codeOf(await door.send(`avatars/${aName()}`, { body }))).toEqual(away);
    expect(door.begun).toHaveLength(1);
    expect(door.arrived).toEqual([]);
  });

  it('takes nothing of a form either', async () => {
    const { error } = await door.bucket().upload(aName(), new Blob([Buffer.alloc(1_000_000)], { type: 'image/png' }));
    expect(error).toMatchObject({ status: 503 });
    expect(door.arrived).toEqual([]);
  });

  it('reports it to readers, with nothing that a cache keeps', async () => {
    const name = aName();
    door.keys.set(name, `avatars/${randomUUID()}`);
    const response = await fetch(door.bucket().getPublicUrl(name).data.publicUrl);
    expect(response.headers.get('cache-control')).not.toMatch(/max-age=3600/);
    expect(await codeOf(response)).toEqual(away);
    expect((await door.bucket().info(name)).error).toMatchObject({ status: 503 });
  });

  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es', 'El archivo no está disponible por ahora', 'Intentar de nuevo'],
    ['en-US,en;q=0.9,es;q=0.8', 'en', 'The file is not available right now', 'Try again'],
    ['de-DE,es;q=0.3,en;q=0.5', 'en', 'The file is not available right now', 'Try again'],
    ['fr', 'es', 'El archivo no está disponible por ahora', 'Intentar de nuevo'],
  ])('is a page for a person who opens a file in a tab (%s)', async (language, lang, title, again) => {
    const name = aName();
    door.keys.set(name, `avatars/${randomUUID()}`);
    const headers = { accept: TAB, 'accept-language': language };
    const response = await fetch(door.bucket().getPublicUrl(name).data.publicUrl, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(`<a href="">${again}</a>`);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    expect(response.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    );
  });

  it.each(['image/avif,image/webp,*/*;q=0.8', '*/*', 'application/json, text/html;q=0'])(
    'is no page to a program or a picture (%s)',
    async (accept) => {
      const name = aName();
      door.keys.set(name, `avatars/${randomUUID()}`);
      const response = await fetch(door.bucket().getPublicUrl(name).data.publicUrl, { headers: { accept } });
      expect(await codeOf(response)).toEqual(away);
    },
  );

  it('is there again without a restart', async () => {
    rmSync(door.folder);
    renameSync(aside, door.folder);
    expect((await door.bucket().upload(aName(), Buffer.from('x'))).error).toBeNull();
    renameSync(door.folder, aside);
    writeFileSync(door.folder, '');
  });
});

describe('a file that does not open in a tab', () => {
  it.each([
    [404, 'one that is not there', () => `storage/v1/object/public/avatars/${aName()}`, 'Este archivo ya no está'],
    [403, 'an address that has ended', () => 'media/x100/film.webm?until=1', 'Este enlace ya no abre el archivo'],
  ])(
    'states the reason, without a way to try again that would not help: %s, %s',
    async (status, _what, pathOf, title) => {
      const response = await fetch(`${door.url}/${pathOf()}`, { headers: { accept: TAB } });
      expect(response.status).toBe(status);
      const page = await response.text();
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page).not.toContain('href');
    },
  );
});
