import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { inspectFile } from '@nivel/contracts/worker/inspect-file.operation';
import { folderStore } from '@nivel/platform/folder-store';
import { cutPicture, pictureBomb } from '@nivel/testing/hostile-files';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const store = folderStore(folder);
let worker: WorkerUnderTest;
let photo: Buffer;
beforeAll(async () => {
  worker = await WorkerUnderTest.start({ FILES_FOLDER: folder });
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'SECRET OF THE CAMERA' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await worker.stop();
  rmSync(folder, { recursive: true });
});

const inspected = async (bytes: Buffer, renditions: { side: number; square: boolean }[]) => {
  const key = `avatars/${v7()}`;
  await store.write(key, Readable.from([bytes], { objectMode: false }));
  const made = renditions.map((one, index) => ({ ...one, key: `${key}-${index}.webp` }));
  return worker.nobody.ask(inspectFile, { key, renditions: made });
};

describe('a file that is looked into', () => {
  it("a picture is re-encoded, in the required sizes, and without the camera's metadata", async () => {
    const { type, pictures } = await inspected(photo, [
      { side: 300, square: true },
      { side: 450, square: false },
      { side: 4_000, square: false },
    ]);
    expect(type).toBe('jpeg');
    expect(pictures).toMatchObject([
      { width: 300, height: 300 },
      { width: 450, height: 300 },
      { width: 900, height: 600 },
    ]);
    const made = await buffer(await store.read(pictures?.[0]?.key ?? ''));
    expect(photo.includes('SECRET OF THE CAMERA')).toBe(true);
    expect(made.includes('SECRET OF THE CAMERA')).toBe(false);
    expect((await sharp(made).metadata()).format).toBe('webp');
  });

  it('of a polyglot nothing but the picture is left', async () => {
    const script = '<script>alert(1)</script>';
    const { pictures } = await inspected(Buffer.concat([photo, Buffer.from(script)]), [{ side: 200, square: true }]);
    const made = await buffer(await store.read(pictures?.[0]?.key ?? ''));
    expect(made.includes(script)).toBe(false);
  });

  it.each<[string, () => Buffer, string]>([
    ['a web page that is called a picture', () => Buffer.from('<html><script>alert(1)</script>'), 'other'],
    ['a drawing with a program in it', () => Buffer.from('<svg xmlns="x" onload="alert(1)"/>'), 'other'],
    ['a program', () => Buffer.from('MZ\x90\0\x03', 'latin1'), 'other'],
    ['nothing', () => Buffer.alloc(0), 'other'],
    ['a document', () => Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['the beginning of a picture', () => photo.subarray(0, 400), 'jpeg'],
    [
      'a head of a picture with noise behind it',
      () => Buffer.concat([photo.subarray(0, 20), Buffer.alloc(5_000, 7)]),
      'jpeg',
    ],
    ['a picture that wants gigabytes', () => pictureBomb(), 'png'],
    ['a picture that ends before its pixels', () => cutPicture(), 'png'],
    ['a GIF of nothing', () => Buffer.from('GIF89a'), 'gif'],
    ['a WebP of nothing', () => Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'webp'],
    ['an AVIF of nothing', () => Buffer.from('\0\0\0\x1cftypavif', 'latin1'), 'avif'],
  ])('%s becomes no picture, and the service lives', async (_what, bytesOf, type) => {
    expect(await inspected(bytesOf(), [{ side: 200, square: true }])).toEqual({ type, pictures: null });
  });
});
