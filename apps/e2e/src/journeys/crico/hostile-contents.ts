import { expect } from '@jest/globals';
import { cutPicture, pictureBomb, smallPicture } from '@nivel/testing/hostile-files';
import { tokenOf } from '../../learners/client.ts';
import { openFile, sendEndless, sendFile } from '../../operations/send-file.ts';
import { avatar, attach, files, given, OBJECTS, placeFor, site, type Attempt } from './uploads.fixture.ts';

const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const PDF = '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj';

const neverRuns = (name: RegExp) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': expect.stringMatching(name),
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
});

/** Files that are not what they say, or want to run. */
export const hostileContents: readonly Attempt[] = [
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
    'a picture followed by a page: the shown picture is re-encoded',
    async () => {
      const name = `avatar_${site.team.colleague.id}_${Date.now()}.png`;
      const body = Buffer.concat([smallPicture(), Buffer.from(SCRIPT)]);
      expect(await sendFile(await tokenOf(site.team.colleague.client), `avatars/${name}`, body)).toEqual([200, '']);
      const shown = await openFile(`${OBJECTS}public/avatars/${name}`);
      expect([shown.head['content-type'], shown.bytes.includes('script')]).toEqual(['image/webp', false]);
      expect((await sendFile(await tokenOf(site.team.colleague.client), `avatars/${name}`, body))[0]).toBe(409);
    },
  ],
  [
    'the picture of another person',
    async () => expect(await avatar('png', Buffer.from(smallPicture()), site.team.owner)).toEqual([403, 'forbidden']),
  ],
  [
    'more than may be, and said so',
    async () => expect(await avatar('png', Buffer.alloc(5_242_881))).toEqual([413, 'request_entity_too_large']),
  ],
  [
    'more than may be, and silent about it',
    async () => {
      const path = `avatars/avatar_${site.team.colleague.id}_${Date.now()}.png`;
      expect(await sendEndless(await tokenOf(site.team.colleague.client), path)).toBe(413);
    },
  ],
  [
    'a file over another',
    async () => {
      const token = await tokenOf(site.team.owner.client);
      expect((await sendFile(token, placeFor('a.txt'), 'x', { 'x-upsert': 'true' }))[0]).toBe(400);
      expect((await sendFile(token, placeFor('a.txt'), 'x', {}, 'PUT'))[0]).toBe(400);
    },
  ],
  // The kinds of hostile files of cards.
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
];
