import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { freePort } from '@nivel/process/ports';
import { startMailbox, type Mailbox } from './mailbox.ts';

let mailbox: Mailbox;
let folder: string;
const open = async (): Promise<void> => {
  mailbox = await startMailbox({ smtpPort: await freePort(), httpPort: await freePort(), folder });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-mailbox-'));
  await open();
});
afterEach(async () => {
  await mailbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (over: { subject?: string; html?: string } = {}): Promise<unknown> =>
  createTransport(mailbox.smtpUrl).sendMail({
    from: 'Nivel <hola@nivel.test>',
    to: '"Ana Núñez" <ana@example.test>',
    subject: over.subject ?? 'Confirma tu correo ✓',
    text: 'Tu código: 123456',
    html: over.html ?? '<h1>¡Hola!</h1><script>alert(1)</script>',
  });

const get = (path: string): Promise<Response> => fetch(new URL(path, mailbox.url));

interface Shown {
  id: string;
  subject: string;
}
const list = async (): Promise<Shown[]> => (await (await get('/email')).json()) as Shown[];

describe('a mail sent over SMTP', () => {
  it('is answered as MailDev answers: oldest first, addresses with names, both bodies', async () => {
    await send({ subject: 'one' });
    await send();
    const mails = await list();
    expect(mails.map((mail) => mail.subject)).toEqual(['one', 'Confirma tu correo ✓']);
    expect(mails[1]).toMatchObject({
      from: [{ address: 'hola@nivel.test', name: 'Nivel' }],
      to: [{ address: 'ana@example.test', name: 'Ana Núñez' }],
      text: expect.stringContaining('123456'),
      html: expect.stringContaining('<h1>¡Hola!</h1>'),
      headers: expect.objectContaining({ subject: expect.any(String) }),
    });
  });

  it('can be read alone, as HTML that may run no script, and as source', async () => {
    await send();
    const [{ id } = { id: '' }] = await list();
    expect(((await (await get(`/email/${id}`)).json()) as Shown).id).toBe(id);
    const page = await get(`/email/${id}/html`);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    expect(await page.text()).toContain('¡Hola!');
    expect(await (await get(`/email/${id}/source`)).text()).toContain('Subject:');
  });

  it('shows on the page without becoming a part of it', async () => {
    await send({ subject: '<img src=x onerror=alert(1)>' });
    const page = await get('/');
    expect(await page.text()).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('is still there after the mailbox was closed and opened again', async () => {
    await send({ subject: 'kept' });
    await mailbox.close();
    await open();
    expect((await list()).map((mail) => mail.subject)).toEqual(['kept']);
  });
});

it('deletes one, all, and reports a missing one', async () => {
  await send({ subject: 'a' });
  await send({ subject: 'b' });
  await send({ subject: 'c' });
  const [first] = await list();
  const del = (path: string): Promise<Response> => fetch(new URL(path, mailbox.url), { method: 'DELETE' });
  expect((await del(`/email/${first?.id}`)).status).toBe(200);
  expect((await list()).map((mail) => mail.subject)).toEqual(['b', 'c']);
  expect((await del('/email/nobody')).status).toBe(404);
  await del('/email/all');
  expect(await list()).toEqual([]);
});

it('waits for a mail that has not come yet, and gives up with what did come', async () => {
  const coming = mailbox.waitFor((mail) => mail.subject === 'later');
  await send({ subject: 'other' });
  await send({ subject: 'later' });
  expect((await coming).subject).toBe('later');
  await expect(mailbox.waitFor((mail) => mail.subject === 'never', 50)).rejects.toThrow('other · later');
});

describe('the mailbox', () => {
  const ask = (path: string, headers: Record<string, string>, method = 'GET', host = '127.0.0.1'): Promise<number> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(mailbox.url);
      const sent = request({ host, port, path, method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end();
    });

  it('refuses requests under a name that was made to resolve here (DNS rebinding)', async () => {
    await send();
    const { host, port } = new URL(mailbox.url);
    for (const name of [
      'evil.example',
      `evil.example:${port}`,
      'localhost.evil.example',
      '192.168.1.5',
      'localhost@evil',
    ])
      for (const path of ['/', '/email', '/email/all'])
        for (const method of ['GET', 'DELETE'])
          expect([name, await ask(path, { host: name }, method)]).toEqual([name, 403]);
    for (const name of [host, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])
      expect(await ask('/email', { host: name })).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site' },
    // Another port of this machine is another program.
    { 'sec-fetch-site': 'same-site' },
  ];
  it.each(foreign)('deletes nothing for a page of another place: %j', async (headers) => {
    await send();
    expect(await ask('/email/all', { host: new URL(mailbox.url).host, ...headers }, 'DELETE')).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  it('deletes for its own page', async () => {
    await send();
    const { host, origin } = new URL(mailbox.url);
    expect(await ask('/email/all', { host, origin, 'sec-fetch-site': 'same-origin' }, 'DELETE')).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('answers a probe, under every host name', async () => {
    expect(await ask('/healthz', { host: '10.1.2.3:4080' })).toBe(200);
  });

  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  (outside === undefined ? it.skip : it)('listens on this machine only', async () => {
    await expect(ask('/email', { host: 'localhost' }, 'GET', outside)).rejects.toThrow('ECONNREFUSED');
  });
});

it('serves every style and script that its page names', async () => {
  await send();
  const page = await (await get('/')).text();
  const names = [...page.matchAll(/(?:href|src)="(\/[\w.]+\.(?:css|js))"/g)].map(([, name = '']) => name);
  expect(names.toSorted()).toEqual(['/mailbox.css', '/mailbox.js', '/tokens.css']);
  for (const name of names) {
    const response = await get(name);
    expect([name, response.status]).toEqual([name, 200]);
    expect(response.headers.get('content-type')).toMatch(/^text\/(css|javascript);/);
  }
  expect(await (await get('/tokens.css')).text()).toContain('--accent:');
});

it('has no gallery where the sources are not', async () => {
  expect((await get('/gallery')).status).toBe(404);
  expect(await (await get('/')).text()).not.toContain('/gallery');
});
