import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { dataOf, tokenOf } from '../../learners/client.ts';
import type { Learner } from '../../learners/learner.ts';
import { ask, forged } from '../../operations/ask.ts';
import { openFile, sayLength, sendAndHangUp, sendFile, signFile } from '../../operations/send-file.ts';
import { eventually } from '../../stack/eventually.ts';
import { attach, files, given, OBJECTS, placeFor, site, type Attempt, type Place } from './uploads.fixture.ts';

const asFile = (filename: string): string =>
  `--b\r\ncontent-disposition: form-data; name=""; filename="${filename}"\r\n\r\nx\r\n`;
const form = { 'content-type': 'multipart/form-data; boundary=b' };

/** Files sent to forbidden places, in pieces, twice, or requested in wrong ways. */
export const hostileDeliveries: readonly Attempt[] = [
  // Where they go.
  ...[
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e',
    'a%00.png',
    'a%5Cb.png',
    'a%0d%0aset-cookie:x.txt',
    '%E2%80%AEgnp.exe',
    '%zz',
    'a'.repeat(300),
    '%20',
    'x/y.txt',
  ].map(
    (name) =>
      [
        `to the path ${name.slice(0, 40)}`,
        async () => expect([400, 404]).toContain((await attach(name, 'x'))[0]),
      ] as const,
  ),
  [
    'to a project of others, and to a card of another project',
    async () => {
      const no = { project_id: randomUUID(), card_id: randomUUID() };
      const to = async (who: Learner, at: Place) => sendFile(await tokenOf(who.client), placeFor('a.txt', at), 'x');
      expect(await to(site.team.owner, no)).toEqual([403, 'forbidden']);
      expect(await to(site.learner, site.own)).toEqual([403, 'forbidden']);
      expect(await to(site.guest, site.other)).toEqual([403, 'forbidden']);
      expect(await to(site.team.owner, { ...site.own, card_id: site.other.card_id })).toEqual([404, 'card_not_found']);
    },
  ],
  [
    'by a guest, who reads them all the same',
    async () => {
      expect(await attach('a.txt', 'x', site.guest)).toEqual([403, 'forbidden']);
      const { path } = await given('para-todos.txt', 'hola');
      const open = async (who: Learner) =>
        openFile(`${OBJECTS}${path}`, { authorization: `Bearer ${await tokenOf(who.client)}` });
      expect([(await open(site.guest)).bytes.toString(), (await open(site.learner)).status]).toEqual(['hola', 403]);
    },
  ],
  [
    'by nobody, and with a token that nobody signed',
    async () => {
      expect((await sendFile('', placeFor('a.txt'), 'x'))[0]).toBe(401);
      expect((await sendFile(forged(await tokenOf(site.team.owner.client)), placeFor('a.txt'), 'x'))[0]).toBe(401);
      expect((await openFile(`${OBJECTS}${placeFor('a.txt')}`)).status).toBe(401);
    },
  ],
  [
    'under the id of another file',
    async () => {
      const token = await tokenOf(site.team.owner.client);
      const id = randomUUID();
      expect(await sendFile(token, placeFor('a.txt', site.own, id), 'x')).toEqual([200, '']);
      for (const path of [placeFor('b.txt', site.own, id), placeFor('a.txt', site.other, id)])
        expect(await sendFile(token, path, 'x')).toEqual([409, 'file_exists']);
      expect(await sendFile(token, placeFor('a.txt', site.own, id), 'longer')).toEqual([409, 'file_exists']);
    },
  ],
  // How they come.
  [
    'cut in the middle: it is not there, and comes under the same id',
    async () => {
      const [token, id] = [await tokenOf(site.team.owner.client), randomUUID()];
      const path = placeFor('cortado.txt', site.own, id);
      await sendAndHangUp(token, path, 100_000, 200_000);
      expect((await files()).some((one) => one.id === id)).toBe(false);
      // An upload that was cut may still be about to start.
      await eventually(async () => expect(await sendFile(token, path, 'entero')).toEqual([200, '']));
      expect((await files()).filter((one) => one.id === id)).toHaveLength(1);
    },
  ],
  [
    'twice at the same moment under one id: stored once',
    async () => {
      const [token, id] = [await tokenOf(site.team.owner.client), randomUUID()];
      const path = placeFor('doble.txt', site.own, id);
      const both = await Promise.all([1, 2].map(() => sendFile(token, path, Buffer.alloc(50_000))));
      expect(both.map(([status]) => status).toSorted()).toEqual(expect.arrayContaining([200]));
      expect((await files()).filter((one) => one.id === id)).toHaveLength(1);
    },
  ],
  [
    'in a form with two files, one that never ends, and one without any',
    async () => {
      const token = await tokenOf(site.team.owner.client);
      for (const body of [`${asFile('a')}${asFile('b')}--b--\r\n`, asFile('a'), '--b--\r\n', '\0\0--b--b'])
        expect((await sendFile(token, placeFor('a.txt'), body, form))[0]).toBe(400);
      expect((await sendFile(token, placeFor('a.txt'), 'x', { 'content-type': 'multipart/form-data' }))[0]).toBe(400);
    },
  ],
  [
    'larger than may be, and said so',
    async () =>
      expect(await sayLength(await tokenOf(site.team.owner.client), placeFor('a.bin'), 104_857_601)).toBe(413),
  ],
  // How files are served.
  [
    'at a signed address that was changed, moved, used otherwise, or has ended',
    async () => {
      const token = await tokenOf(site.guest.client);
      const { path } = await given('firmado.txt', 'hola');
      const [long, short] = [await signFile(token, path, 60), await signFile(token, path, 1)];
      const status = async (address: string | null) => (await openFile(address ?? '')).status;
      expect([await status(long), await status(long)]).toEqual([200, 200]);
      expect(await status(forged(long ?? ''))).toBe(403);
      expect(await status(long?.replace('firmado', 'otro') ?? '')).toBe(403);
      expect(await status(long?.replace(site.own.card_id, site.other.card_id) ?? '')).toBe(403);
      expect(await status(long?.split('?', 1)[0] ?? '')).toBe(403);
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask(method, long ?? '', { body: '{}' })).status).toBeGreaterThanOrEqual(400);
      await eventually(async () => expect(await status(short)).toBe(403));
      expect(await signFile(await tokenOf(site.learner.client), path, 60)).toBeNull();
      for (const wrong of [0, -1, 0.5, 1e99]) expect(await signFile(token, path, wrong).catch(() => null)).toBe(null);
    },
  ],
  [
    'in parts that are none',
    async () => {
      const token = await tokenOf(site.guest.client);
      const { path } = await given('partes.txt', '0123456789');
      const part = async (range: string) => {
        const { status, bytes } = await openFile(`${OBJECTS}${path}`, { authorization: `Bearer ${token}`, range });
        return [status, bytes.toString().length <= 10 ? bytes.toString() : 'refused'];
      };
      expect(await part('bytes=2-4')).toEqual([206, '234']);
      expect(await part(`bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`)).toEqual([200, '0123456789']);
      for (const none of ['bytes=10-', 'bytes=5-1', 'bytes=99999999999999999999999-', 'bytes=-0'])
        expect(await part(none)).toEqual([416, 'refused']);
      expect(await part('bytes=-99999999999999999999')).toEqual([206, '0123456789']);
    },
  ],
  [
    'two people deleting the same file: deleted once, and both learn by whom',
    async () => {
      await given('sobra.txt', 'x');
      const id = (await files()).find(({ name }) => name === 'sobra.txt')?.id;
      const named = { project_id: site.own.project_id, attachment_id: id };
      const remove = async ({ client }: Learner): Promise<unknown> =>
        dataOf(await client.rpc('delete_attachment', named));
      const both = await Promise.all([site.team.owner, site.team.colleague].map(remove));
      expect(both[0]).toEqual(both[1]);
      expect((await files()).some((one) => one.id === id)).toBe(false);
    },
  ],
];
