import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { finishAvatar } from '@nivel/contracts/projects/finish-avatar.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { sendRaw } from '../../test/raw-response.ts';
import { aName, codeOf, StorageDoor } from '../../test/storage-door.ts';

const MOST = 5_242_880;
let door: StorageDoor;
beforeAll(async () => {
  door = await StorageDoor.start();
});
afterAll(() => door.stop());
beforeEach(() => door.reset());

describe('a hostile upload', () => {
  const form = (text: string) => ({
    body: text,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  const part = (more = '') => `--b\r\ncontent-disposition: form-data; name=""; filename="x"\r\n${more}\r\nxx\r\n`;

  it.each<[string, RequestInit]>([
    ['a form without a boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
    ['a form without a file', form('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n')],
    ['a form that never ends', form('--b\r\ncontent-disposition: form-data; name=""; filename="x"\r\n\r\nxx')],
    ['a form of nothing but noise', form('\0\0--b--b--b\r\n\r\n')],
    ['a form with two files', form(`${part()}${part()}--b--\r\n`)],
    [
      'a form with too many parts',
      form(`${part()}${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(50)}--b--\r\n`),
    ],
  ])('%s is refused, and leaves nothing', async (_what, init) => {
    const before = door.lying();
    const [status] = await codeOf(await door.send(`avatars/${aName()}`, init));
    expect(status).toBe(400);
    expect(door.arrived).toEqual([]);
    await waitUntil(() => door.lying().length === before.length);
  });

  it.each([
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e',
    'a%00.png',
    'a%5Cb.png',
    'a%2Fb.png',
    '%E2%80%AEgnp.exe',
    '%zz.png',
    'x/y.png',
    '',
    'a'.repeat(300),
  ])('to the path %j is refused before any service is called', async (path) => {
    const response = await door.send(`avatars/${path}`, { body: 'x' });
    // A path that a client normalizes to another one is no path of a file.
    expect([400, 404, 415]).toContain(response.status);
    expect(door.begun).toEqual([]);
  });

  it('larger than allowed is refused by its declared length, before any service is called', async () => {
    expect(await codeOf(await door.send(`avatars/${aName()}`, { body: Buffer.alloc(MOST + 1) }))).toEqual([
      413,
      'request_entity_too_large',
    ]);
    expect(door.begun).toEqual([]);
  });

  it('larger than it may be, and silent about it, is refused at its limit and not kept', async () => {
    const before = door.lying();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(64_000)),
    });
    const status = await door.send(`avatars/${aName()}`, { body: endless, duplex: 'half' }).then(
      (response) => response.status,
      // The connection may end before the client has read the answer.
      () => 413,
    );
    expect(status).toBe(413);
    expect(door.arrived).toEqual([]);
    await waitUntil(() => door.lying().length === before.length);
  });

  it('of exactly the most bytes is taken', async () => {
    expect((await door.send(`avatars/${aName()}`, { body: Buffer.alloc(MOST) })).status).toBe(200);
    expect(door.arrived).toMatchObject([{ bytes: MOST }]);
  });

  it('cut in the middle leaves nothing', async () => {
    const before = door.lying();
    const { port } = new URL(door.url);
    const sending = request({
      port,
      method: 'POST',
      path: `/storage/v1/object/avatars/${aName()}`,
      headers: { authorization: `Bearer ${door.token}`, 'content-length': '200000' },
    });
    sending.on('error', () => undefined);
    sending.write(Buffer.alloc(100_000));
    await waitUntil(() => door.begun.length > 0);
    sending.destroy();
    await waitUntil(() => door.lying().length === before.length);
    expect(door.arrived).toEqual([]);
  });

  it('that says more than it sends is given up, and leaves nothing', async () => {
    const before = door.lying();
    const head = `Host: x\r\nAuthorization: Bearer ${door.token}\r\nContent-Length: 1000\r\n\r\nshort`;
    await sendRaw(door.url, `POST /storage/v1/object/avatars/${aName()} HTTP/1.1\r\n${head}`);
    expect(door.arrived).toEqual([]);
    await waitUntil(() => door.lying().length === before.length);
  });

  it('that the service refuses when it has come is not kept', async () => {
    const before = door.lying();
    const finish = door.world.service.handlers.get(finishAvatar.name);
    door.world.service.handlers.set(finishAvatar.name, () => Promise.reject(new AppError(filesErrors.file_not_image)));
    expect(await codeOf(await door.send(`avatars/${aName()}`, { body: '<svg onload=alert(1)>' }))).toEqual([
      415,
      'file_not_image',
    ]);
    await waitUntil(() => door.lying().length === before.length);
    if (finish) door.world.service.handlers.set(finishAvatar.name, finish);
  });
});
