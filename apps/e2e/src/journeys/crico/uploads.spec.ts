import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cutPicture, pictureBomb, smallPicture } from '@nivel/testing/hostile-files';
import { dataOf, tokenOf } from '../../learners/client.ts';
import { aCardOf, aGuest, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { aLearner, type Learner } from '../../learners/learner.ts';
import { ask, forged } from '../../operations/ask.ts';
import {
  openFile,
  sayLength,
  sendAndHangUp,
  sendEndless,
  sendFile,
  signFile,
  type Verdict,
} from '../../operations/send-file.ts';
import { eventually } from '../../stack/eventually.ts';

const OBJECTS = '/storage/v1/object/';
const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const PDF = '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj';

let team: Team;
let guest: Learner;
let learner: Learner;
/** Of two projects of the same people, each with a card; the guest is in the first. */
let own: { project_id: string; card_id: string };
let other: { project_id: string; card_id: string };

const encoded = (name: string): string => encodeURIComponent(name);
/** The address for a new file of a card. @param name encoded */
const placeFor = (name: string, at = own, id: string = randomUUID()): string =>
  `attachments/${at.project_id}/${at.card_id}/${id}/${name}`;
const attach = async (name: string, body: Buffer<ArrayBuffer> | string, who = team.owner): Promise<Verdict> =>
  sendFile(await tokenOf(who.client), placeFor(name), body);
const avatar = async (ext: string, body: Buffer<ArrayBuffer> | string, of = team.colleague): Promise<Verdict> =>
  sendFile(await tokenOf(team.colleague.client), `avatars/avatar_${of.id}_${Date.now()}.${ext}`, body);
const files = async (at = own): Promise<{ id: string; name: string; preview: string | null }[]> =>
  (dataOf(await team.owner.client.rpc('list_attachments', at)) as { attachments: [] }).attachments;
/** A file that was taken, as it is given out. */
const given = async (name: string, body: Buffer<ArrayBuffer> | string) => {
  const token = await tokenOf(team.owner.client);
  const path = placeFor(encoded(name));
  expect(await sendFile(token, path, body)).toEqual([200, '']);
  return { path, ...(await openFile(`${OBJECTS}${path}`, { authorization: `Bearer ${token}` })) };
};
const neverRuns = (name: RegExp) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': expect.stringMatching(name),
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
});
const asFile = (filename: string): string =>
  `--b\r\ncontent-disposition: form-data; name=""; filename="${filename}"\r\n\r\nx\r\n`;
const form = { 'content-type': 'multipart/form-data; boundary=b' };

/** Each states the attempt; its result is expected in it. */
const attempts: readonly (readonly [string, () => Promise<void>])[] = [
  // Pictures of people.
  [
    'a page that is called a picture, as one',
    async () => expect(await avatar('png', SCRIPT)).toEqual([415, 'file_not_image']),
  ],
  ['a drawing with a program, as one', async () => expect(await avatar('png', SVG)).toEqual([415, 'file_not_image'])],
  ['a name that says drawing', async () => expect((await avatar('svg', SVG))[0]).toBe(400)],
  ['a document, as one', async () => expect(await avatar('jpg', PDF)).toEqual([415, 'file_not_image'])],
  [
    'a picture that wants gigabytes',
    async () => expect(await avatar('png', Buffer.from(pictureBomb()))).toEqual([400, 'picture_unreadable']),
  ],
  [
    'a picture that ends before its pixels',
    async () => expect(await avatar('png', Buffer.from(cutPicture()))).toEqual([400, 'picture_unreadable']),
  ],
  [
    'a picture with a page behind it: what is shown was made anew',
    async () => {
      const name = `avatar_${team.colleague.id}_${Date.now()}.png`;
      const body = Buffer.concat([smallPicture(), Buffer.from(SCRIPT)]);
      expect(await sendFile(await tokenOf(team.colleague.client), `avatars/${name}`, body)).toEqual([200, '']);
      const shown = await openFile(`${OBJECTS}public/avatars/${name}`);
      expect([shown.head['content-type'], shown.bytes.includes('script')]).toEqual(['image/webp', false]);
      expect((await sendFile(await tokenOf(team.colleague.client), `avatars/${name}`, body))[0]).toBe(409);
    },
  ],
  [
    'the picture of somebody else',
    async () => expect(await avatar('png', Buffer.from(smallPicture()), team.owner)).toEqual([403, 'forbidden']),
  ],
  [
    'more than may be, and said so',
    async () => expect(await avatar('png', Buffer.alloc(5_242_881))).toEqual([413, 'request_entity_too_large']),
  ],
  [
    'more than may be, and silent about it',
    async () => {
      const path = `avatars/avatar_${team.colleague.id}_${Date.now()}.png`;
      expect(await sendEndless(await tokenOf(team.colleague.client), path)).toBe(413);
    },
  ],
  [
    'a file over another',
    async () => {
      const token = await tokenOf(team.owner.client);
      expect((await sendFile(token, placeFor('a.txt'), 'x', { 'x-upsert': 'true' }))[0]).toBe(400);
      expect((await sendFile(token, placeFor('a.txt'), 'x', {}, 'PUT'))[0]).toBe(400);
    },
  ],
  // What files of cards are.
  [
    'a page that is called a picture, as a file of a card',
    async () => expect(await attach('foto.png', SCRIPT)).toEqual([415, 'file_not_what_it_says']),
  ],
  [
    'a drawing with a program: it is never shown',
    async () =>
      expect((await given('dibujo.svg', SVG)).head).toMatchObject(neverRuns(/^attachment; filename="dibujo.svg"/)),
  ],
  [
    'a page: it is never shown',
    async () => expect((await given('pagina.html', SCRIPT)).head).toMatchObject(neverRuns(/^attachment/)),
  ],
  [
    'a document that wants to run: it is saved, not shown',
    async () => expect((await given('plano.pdf', PDF)).head).toMatchObject(neverRuns(/^attachment/)),
  ],
  [
    'two endings: all of the name is kept',
    async () => expect((await given('foto.png.exe', 'MZ')).head).toMatchObject(neverRuns(/filename="foto.png.exe"/)),
  ],
  [
    'a picture that wants gigabytes, as a file of a card: nothing is made of it',
    async () => {
      await given('enorme.png', Buffer.from(pictureBomb()));
      expect((await files()).find(({ name }) => name === 'enorme.png')).toMatchObject({ preview: null });
    },
  ],
  [
    'a name that would be another header',
    async () => {
      const { head } = await given(`"; filename="x.html; é`, 'x');
      expect(head['content-disposition']).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[\w%.-]+$/);
    },
  ],
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
      const to = async (who: Learner, at: typeof own) =>
        sendFile(await tokenOf(who.client), placeFor('a.txt', at), 'x');
      expect(await to(team.owner, no)).toEqual([403, 'forbidden']);
      expect(await to(learner, own)).toEqual([403, 'forbidden']);
      expect(await to(guest, other)).toEqual([403, 'forbidden']);
      expect(await to(team.owner, { ...own, card_id: other.card_id })).toEqual([404, 'card_not_found']);
    },
  ],
  [
    'by a guest, who reads them all the same',
    async () => {
      expect(await attach('a.txt', 'x', guest)).toEqual([403, 'forbidden']);
      const { path } = await given('para-todos.txt', 'hola');
      const open = async (who: Learner) =>
        openFile(`${OBJECTS}${path}`, { authorization: `Bearer ${await tokenOf(who.client)}` });
      expect([(await open(guest)).bytes.toString(), (await open(learner)).status]).toEqual(['hola', 403]);
    },
  ],
  [
    'by nobody, and with a token that nobody signed',
    async () => {
      expect((await sendFile('', placeFor('a.txt'), 'x'))[0]).toBe(401);
      expect((await sendFile(forged(await tokenOf(team.owner.client)), placeFor('a.txt'), 'x'))[0]).toBe(401);
      expect((await openFile(`${OBJECTS}${placeFor('a.txt')}`)).status).toBe(401);
    },
  ],
  [
    'under the id of another file',
    async () => {
      const token = await tokenOf(team.owner.client);
      const id = randomUUID();
      expect(await sendFile(token, placeFor('a.txt', own, id), 'x')).toEqual([200, '']);
      for (const path of [placeFor('b.txt', own, id), placeFor('a.txt', other, id)])
        expect(await sendFile(token, path, 'x')).toEqual([409, 'file_exists']);
      expect(await sendFile(token, placeFor('a.txt', own, id), 'longer')).toEqual([409, 'file_exists']);
    },
  ],
  // How they come.
  [
    'cut in the middle: it is not there, and comes under the same id',
    async () => {
      const [token, id] = [await tokenOf(team.owner.client), randomUUID()];
      const path = placeFor('cortado.txt', own, id);
      await sendAndHangUp(token, path, 100_000, 200_000);
      expect((await files()).some((one) => one.id === id)).toBe(false);
      // An upload that was cut may still be about to start.
      await eventually(async () => expect(await sendFile(token, path, 'entero')).toEqual([200, '']));
      expect((await files()).filter((one) => one.id === id)).toHaveLength(1);
    },
  ],
  [
    'twice at the same moment under one id: it is there once',
    async () => {
      const [token, id] = [await tokenOf(team.owner.client), randomUUID()];
      const path = placeFor('doble.txt', own, id);
      const both = await Promise.all([1, 2].map(() => sendFile(token, path, Buffer.alloc(50_000))));
      expect(both.map(([status]) => status).toSorted()).toEqual(expect.arrayContaining([200]));
      expect((await files()).filter((one) => one.id === id)).toHaveLength(1);
    },
  ],
  [
    'in a form with two files, one that never ends, and one without any',
    async () => {
      const token = await tokenOf(team.owner.client);
      for (const body of [`${asFile('a')}${asFile('b')}--b--\r\n`, asFile('a'), '--b--\r\n', '\0\0--b--b'])
        expect((await sendFile(token, placeFor('a.txt'), body, form))[0]).toBe(400);
      expect((await sendFile(token, placeFor('a.txt'), 'x', { 'content-type': 'multipart/form-data' }))[0]).toBe(400);
    },
  ],
  [
    'larger than may be, and said so',
    async () => expect(await sayLength(await tokenOf(team.owner.client), placeFor('a.bin'), 104_857_601)).toBe(413),
  ],
  // How they are given out.
  [
    'at a signed address that was changed, moved, used otherwise, or has ended',
    async () => {
      const token = await tokenOf(guest.client);
      const { path } = await given('firmado.txt', 'hola');
      const [long, short] = [await signFile(token, path, 60), await signFile(token, path, 1)];
      const status = async (address: string | null) => (await openFile(address ?? '')).status;
      expect([await status(long), await status(long)]).toEqual([200, 200]);
      expect(await status(forged(long ?? ''))).toBe(403);
      expect(await status(long?.replace('firmado', 'otro') ?? '')).toBe(403);
      expect(await status(long?.replace(own.card_id, other.card_id) ?? '')).toBe(403);
      expect(await status(long?.split('?', 1)[0] ?? '')).toBe(403);
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask(method, long ?? '', { body: '{}' })).status).toBeGreaterThanOrEqual(400);
      await eventually(async () => expect(await status(short)).toBe(403));
      expect(await signFile(await tokenOf(learner.client), path, 60)).toBeNull();
      for (const wrong of [0, -1, 0.5, 1e99]) expect(await signFile(token, path, wrong).catch(() => null)).toBe(null);
    },
  ],
  [
    'in parts that are none',
    async () => {
      const token = await tokenOf(guest.client);
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
    'two people deleting the same file: it goes once, and both are told by whom',
    async () => {
      await given('sobra.txt', 'x');
      const id = (await files()).find(({ name }) => name === 'sobra.txt')?.id;
      const named = { project_id: own.project_id, attachment_id: id };
      const remove = async ({ client }: Learner): Promise<unknown> =>
        dataOf(await client.rpc('delete_attachment', named));
      const both = await Promise.all([team.owner, team.colleague].map(remove));
      expect(both[0]).toEqual(both[1]);
      expect((await files()).some((one) => one.id === id)).toBe(false);
    },
  ],
];

describe('API-5: hostile uploads of pictures of people and files of cards', () => {
  beforeAll(async () => {
    [team, learner] = await Promise.all([aTeam(), aLearner()]);
    own = await aCardOf(team, await aProjectOf(team, 'Abrigo gris'), 'Elegir botones');
    other = await aCardOf(team, await aProjectOf(team, 'Falda azul'), 'Elegir botones');
    guest = await aGuest(team, own.project_id);
  });

  it('are thirty at least', () => expect(attempts.length).toBeGreaterThanOrEqual(30));

  it.each(attempts)('%s', (_, attempt) => attempt());

  it('leave the site as it was', async () => {
    expect((await ask('POST', '/rest/v1/rpc/read_installation', { body: {} })).status).toBe(200);
    expect((await given('despues.txt', 'hola')).bytes.toString()).toBe('hola');
  });
});
