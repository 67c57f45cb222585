import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { listUnusedFiles } from '@nivel/contracts/projects/list-unused-files.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { fileStoreSettings, type FileStore } from '@nivel/platform/file-store';
import { openFileStore } from '@nivel/platform/open-file-store';
import { FakeS3 } from '@nivel/testing/fake-s3';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';

const s3 = new FakeS3();
const before = { ...process.env };
/** Files that the service reports as unused; rows that were reported to it as removed. */
const unused: { id: string; keys: string[] }[] = [];
const forgotten: string[] = [];
let store: FileStore;
let worker: WorkerUnderTest;
let stop: () => Promise<void>;
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: s3.keys.id, AWS_SECRET_ACCESS_KEY: s3.keys.secret });
  const settings = { FILES_BUCKET: s3.bucket, FILES_ENDPOINT: await s3.start() };
  store = openFileStore(fileStoreSettings.parse(settings));
  worker = await WorkerUnderTest.start({ ...settings, FILES_SWEEP_MS: '200' });
  const url = worker.stack.natsUrl;
  const connection = await connectBroker({ url, name: 'projects', replicas: 1, factsKeptDays: 7 });
  const server = new RpcServer(connection, 'projects', 1_000_000);
  server.answer(listUnusedFiles, (bytes) => {
    const { gone } = listUnusedFiles.input.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    forgotten.push(...gone);
    const files = unused.filter(({ id }) => !forgotten.includes(id));
    return Promise.resolve(JSON.stringify({ files }));
  });
  stop = async () => {
    await server.stop();
    await connection.close();
  };
});
afterAll(async () => {
  await stop();
  await worker.stop();
  await s3.stop();
  process.env = before;
});

it('unused bytes are removed from the bucket with the pictures made from them, and others stay', async () => {
  const keys = ['a', 'a-thumbnail.webp', 'b', 'kept'].map((name) => `attachments/${v7()}-${name}`);
  for (const key of keys) await store.write(key, Readable.from([Buffer.from(key)], { objectMode: false }));
  const [one = '', small = '', other = '', kept = ''] = keys;
  // One of them went the last time already, before its row did.
  await store.remove(other);
  unused.push({ id: v7(), keys: [one, small] }, { id: v7(), keys: [other] });
  await waitUntil(() => forgotten.length === 2);
  expect([...s3.objects.keys()]).toEqual([kept]);
  expect(s3.refused).toBe(0);
});

it('parts of a file whose upload died more than an hour ago go too', async () => {
  const before = s3.beginAt(`attachments/${v7()}`, new Date(Date.now() - 3_700_000));
  const coming = s3.beginAt(`attachments/${v7()}`, new Date());
  await waitUntil(() => !s3.uploads.has(before));
  expect(s3.uploads.has(coming)).toBe(true);
});
