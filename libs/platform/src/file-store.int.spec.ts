import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeS3 } from '@nivel/testing/fake-s3';
import { waitUntil } from '@nivel/testing/wait-until';
import { fileStoreSettings, type FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const s3 = new FakeS3();
const stores = new Map<string, FileStore>();
const before = { ...process.env };
let endpoint: string;

const inBucket = (given: object = {}): FileStore =>
  openFileStore(fileStoreSettings.parse({ FILES_BUCKET: s3.bucket, FILES_ENDPOINT: endpoint, ...given }));

beforeAll(async () => {
  endpoint = await s3.start();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: s3.keys.id, AWS_SECRET_ACCESS_KEY: s3.keys.secret });
  stores.set('a folder', openFileStore(fileStoreSettings.parse({ FILES_FOLDER: folder })));
  stores.set('a bucket', inBucket());
});
afterAll(async () => {
  process.env = before;
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const PART = 5 * 1024 * 1024;
const lying = (): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length + s3.objects.size;
const inChunks = (bytes: Buffer): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 64_000) }, (_, at) => bytes.subarray(at * 64_000, (at + 1) * 64_000)),
  );

describe.each(['a folder', 'a bucket'])('%s of files', (kind) => {
  const store = (): FileStore => stores.get(kind) ?? inBucket();

  it.each([
    ['nothing', 0],
    ['a few bytes', 10],
    ['exactly one part', PART],
    ['several parts', 2 * PART + 1_234],
  ])('returns %s unchanged, whole and in part, and its size', async (_, size) => {
    const [key, bytes] = [`attachments/${kind.slice(2)}-${size}`, randomBytes(size)];
    await store().write(key, inChunks(bytes));
    expect(await store().sizeOf(key)).toBe(size);
    expect((await buffer(await store().read(key))).equals(bytes)).toBe(true);
    if (size === 0) return;
    const range = { start: Math.floor(size / 3), end: size - 1 };
    expect((await buffer(await store().read(key, range))).equals(bytes.subarray(range.start))).toBe(true);
    const first = await buffer(await store().read(key, { start: 0, end: 0 }));
    expect(first.equals(bytes.subarray(0, 1))).toBe(true);
  });

  it.each([
    ['at once', 1_000],
    ['after its first part has gone', PART + 100_000],
  ])('keeps nothing of a file that breaks off %s', async (_, size) => {
    const was = lying();
    const broken = Readable.from(
      (async function* () {
        yield* inChunks(randomBytes(size)) as AsyncIterable<Buffer>;
        throw new Error('cut');
      })(),
    );
    await expect(store().write(`attachments/cut-${size}`, broken)).rejects.toMatchObject({ cause: { message: 'cut' } });
    expect(await store().sizeOf(`attachments/cut-${size}`)).toBeNull();
    expect([lying(), s3.uploads.size]).toEqual([was, 0]);
  });

  it('removes the remains of a file whose writer died in the middle, and never one that is still being written', async () => {
    const [key, was] = [`attachments/half-${kind.slice(2)}`, lying()];
    const body = new PassThrough();
    const writing = store().write(key, body);
    body.write(randomBytes(PART + 100_000));
    const left = () => (kind === 'a folder' ? lying() - was : s3.uploads.size);
    await waitUntil(() => left() > 0);
    const [earlier, later] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000));
    if (earlier) await store().removeBroken(earlier);
    expect(left()).toBe(1);
    if (later) await store().removeBroken(later);
    expect(left()).toBe(0);
    body.end();
    await expect(writing).rejects.toThrow();
    expect(await store().sizeOf(key)).toBeNull();
  });

  it('deletes a file, also a missing one, and returns none that does not exist', async () => {
    await store().write('attachments/gone', inChunks(randomBytes(10)));
    await store().remove('attachments/gone');
    await store().remove('attachments/gone');
    expect(await store().sizeOf('attachments/gone')).toBeNull();
    await expect(store().read('attachments/gone')).rejects.toThrow();
  });
});

describe('a bucket', () => {
  it('accepts signed requests alone, and refuses another key', async () => {
    expect(s3.refused).toBe(0);
    process.env['AWS_SECRET_ACCESS_KEY'] = 'another';
    await expect(inBucket().write('attachments/x', inChunks(randomBytes(10)))).rejects.toThrow();
    process.env['AWS_SECRET_ACCESS_KEY'] = s3.keys.secret;
    expect(s3.refused).toBeGreaterThan(0);
    expect(s3.objects.has('attachments/x')).toBe(false);
  });

  it('whose store takes no connection is away', async () => {
    const away = inBucket({ FILES_ENDPOINT: 'http://127.0.0.1:1' });
    const failure = { definition: { code: 'files_unavailable' } };
    await expect(away.write('attachments/x', inChunks(randomBytes(10)))).rejects.toMatchObject(failure);
    await expect(away.sizeOf('attachments/x')).rejects.toMatchObject(failure);
    await expect(away.read('attachments/x')).rejects.toMatchObject(failure);
  });

  it('that is not there is a failure, and not an empty one', async () => {
    await expect(
      inBucket({ FILES_BUCKET: 'another' }).write('attachments/x', inChunks(randomBytes(10))),
    ).rejects.toThrow();
  });
});
