import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@nivel/process/ports';
import { startMailbox, type Mailbox } from '@nivel/testing/mailbox/mailbox';

const folder = mkdtempSync(join(tmpdir(), 'nivel-gallery-'));
const worker = join(import.meta.dirname, '../../apps/worker/src');
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({
    smtpPort: await freePort(),
    httpPort: await freePort(),
    folder,
    gallery: async () => (await import('../../apps/worker/src/gallery/gallery.ts')).galleryOfEmails(),
  });
});
afterAll(async () => {
  await mailbox.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string): Promise<Response> => fetch(new URL(path, mailbox.url));

it('shows every e-mail there is in both languages, as mails are shown: no script, no form, nothing loaded', async () => {
  expect(await (await get('/')).text()).toContain('href="/gallery"');
  const page = await (await get('/gallery')).text();
  const frames = [...page.matchAll(/src="(\/gallery\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(frames).toEqual(expect.arrayContaining(['/gallery/confirm/es-MX', '/gallery/level-unlocked/en']));
  const files = readdirSync(join(worker, 'emails'));
  expect(frames).toHaveLength(2 * files.filter((file) => file.endsWith('.email.ts')).length);
  for (const path of frames) {
    const shown = await get(path);
    expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    expect(await shown.text()).toContain(`<html lang="${path.split('/')[3]}">`);
  }
  expect((await get('/gallery/gift/en')).status).toBe(404);
  const styles = [...page.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path);
  expect(styles).toEqual(['/tokens.css', '/mailbox.css']);
  for (const path of styles) expect([path, (await get(path)).status]).toEqual([path, 200]);
});
