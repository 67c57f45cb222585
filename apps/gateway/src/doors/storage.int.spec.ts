import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { beginAvatar } from '@nivel/contracts/projects/begin-avatar.operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { finishAvatar } from '@nivel/contracts/projects/finish-avatar.operation';
import { openAvatar } from '@nivel/contracts/projects/open-avatar.operation';
import { removeAvatars } from '@nivel/contracts/projects/remove-avatars.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { sendRaw } from '../../test/raw-response.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const MOST = 5_242_880;
let world: GatewayWorld;
let url: string;
let token: string;
let begun: InputOf<typeof beginAvatar>[] = [];
let arrived: InputOf<typeof finishAvatar>[] = [];
/** Keys by the names under which files were uploaded. */
const keys = new Map<string, string>();
/** What the service says a file is saved as. */
let saveAs: string | null = null;
let type = 'image/webp';

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway({ FILES_FOLDER: folder, UPLOAD_STALL_MS: '1000' })).url;
  token = await world.service.token();
  world.service.handlers.set(beginAvatar.name, (input) => {
    const given = beginAvatar.input.parse(input);
    begun.push(given);
    const id = randomUUID();
    keys.set(given.name, `avatars/${id}`);
    return Promise.resolve({ upload_id: id, key: `avatars/${id}` });
  });
  world.service.handlers.set(finishAvatar.name, (input) => {
    const given = finishAvatar.input.parse(input);
    arrived.push(given);
    return Promise.resolve({ id: given.upload_id, path: begun.at(-1)?.name ?? '' });
  });
  world.service.handlers.set(openAvatar.name, (input) => {
    const key = keys.get((input as { name: string }).name);
    if (key === undefined) return Promise.reject(new AppError(filesErrors.file_not_found));
    return Promise.resolve({ key, type, save_as: saveAs, max_age: 3_600 });
  });
  world.service.handlers.set(removeAvatars.name, (input) => {
    const { prefixes } = removeAvatars.input.parse(input);
    return Promise.resolve(prefixes.map((name) => ({ id: randomUUID(), name, bucket_id: 'avatars' })));
  });
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  begun = [];
  arrived = [];
  [type, saveAs] = ['image/webp', null];
});

const aName = (ext = 'png'): string => `avatar_${randomUUID()}_1764000000000.${ext}`;
const bucket = () =>
  createClient(url, 'public-key', { accessToken: () => Promise.resolve(token) }).storage.from('avatars');
const send = (path: string, init: RequestInit & { duplex?: 'half' }): Promise<Response> =>
  fetch(`${url}/storage/v1/object/${path}`, {
    method: 'POST',
    ...init,
    headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
  });
const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const lying = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : []));

describe('the storage door, as the unmodified public client uses it', () => {
  it.each([
    ['a form', (bytes: Buffer<ArrayBuffer>) => new Blob([bytes], { type: 'image/png' })],
    ['bytes as they are', (bytes: Buffer<ArrayBuffer>) => bytes],
  ])('takes %s, and gives it back whole', async (_what, bodyOf) => {
    const bytes = randomBytes(300_000);
    const name = aName();
    const { data, error } = await bucket().upload(name, bodyOf(bytes), {
      cacheControl: '3600',
      upsert: false,
      contentType: 'image/png',
    });
    expect(error).toBeNull();
    expect(data).toEqual({ path: name, fullPath: `avatars/${name}`, id: arrived[0]?.upload_id });
    expect(begun).toMatchObject([{ name, type: 'image/png' }]);
    expect(arrived[0]?.bytes).toBe(300_000);
    const { publicUrl } = bucket().getPublicUrl(name).data;
    const response = await fetch(publicUrl);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, max-age=3600',
    });
  });

  it('gives parts of a file, and nothing of one that was not changed', async () => {
    const name = aName();
    await bucket().upload(name, Buffer.from('0123456789'));
    const at = `${url}/storage/v1/object/public/avatars/${name}`;
    const part = async (range: string): Promise<[number, string, string | null]> => {
      const response = await fetch(at, { headers: { range } });
      return [response.status, await response.text(), response.headers.get('content-range')];
    };
    expect(await part('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part('bytes=0-999')).toEqual([206, '0123456789', 'bytes 0-9/10']);
    expect((await part('bytes=10-'))[0]).toBe(416);
    expect((await part('bytes=0-1,4-5'))[0]).toBe(200);
    const etag = (await fetch(at)).headers.get('etag') ?? '';
    expect((await fetch(at, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(at, { method: 'HEAD' })).headers.get('content-length')).toBe('10');
  });

  it.each([
    [
      'of other alphabets',
      'Diseño 設計 🧵.txt',
      'Dise_o __ __.txt',
      'Dise%C3%B1o%20%E8%A8%AD%E8%A8%88%20%F0%9F%A7%B5.txt',
    ],
    [
      'that wants to end the header',
      'a".html; filename="b\r\nset-cookie: x=1',
      'a_.html_ filename__b__set-cookie_ x_1',
      'a%22.html%3B%20filename%3D%22b%0D%0Aset-cookie%3A%20x%3D1',
    ],
    ['with what RFC 5987 keeps for itself', "it's (1)*.txt", 'it_s (1)_.txt', 'it%27s%20%281%29%2a.txt'],
  ])('saves a file under a name %s', async (_, name, plain, encoded) => {
    const path = aName();
    await bucket().upload(path, Buffer.from('x'));
    saveAs = name;
    const { headers } = await fetch(`${url}/storage/v1/object/public/avatars/${path}`);
    const said = `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
    expect(headers.get('content-disposition')).toBe(said);
    expect(headers.has('set-cookie')).toBe(false);
  });

  it('shows a document in a tab, where nothing of it runs, and never as a page', async () => {
    const path = aName();
    await bucket().upload(path, Buffer.from('%PDF-1.7'));
    [type, saveAs] = ['application/pdf', 'plano.pdf'];
    const { headers } = await fetch(`${url}/storage/v1/object/public/avatars/${path}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="plano.pdf"; filename*=UTF-8''plano.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox;.*frame-ancestors 'none'/),
    });
  });

  it('says what it knows of a file, and of one that is not there that it is not', async () => {
    const name = aName();
    await bucket().upload(name, Buffer.from('0123456789'));
    const { data, error } = await bucket().info(name);
    expect(error).toBeNull();
    expect(data).toMatchObject({ name, bucketId: 'avatars', size: 10, contentType: 'image/webp', metadata: {} });
    expect((await fetch(bucket().getPublicUrl(name).data.publicUrl)).headers.get('etag')).toBe(data?.etag);
    expect(await bucket().exists(name)).toEqual({ data: true, error: null });
    const gone = await bucket().info(aName());
    expect(gone.error).toMatchObject({ status: 404, code: 'NoSuchKey' });
    expect(await bucket().exists(aName())).toMatchObject({ data: false, error: { code: 'NoSuchKey' } });
    // What is wrong otherwise is no answer to whether it is there.
    await expect(bucket().exists('..%2Fetc')).rejects.toMatchObject({ status: 400 });
  });

  it('removes files by their names, and writes over none', async () => {
    const name = aName();
    expect((await bucket().remove([name])).data).toMatchObject([{ name, bucket_id: 'avatars' }]);
    const { error } = await bucket().upload(name, Buffer.from('x'), { upsert: true });
    expect(error).toMatchObject({ status: 400 });
    expect((await bucket().update(name, Buffer.from('x'))).error).toMatchObject({ status: 400 });
    expect(begun).toEqual([]);
  });

  it('takes nothing of nobody', async () => {
    const response = await fetch(`${url}/storage/v1/object/avatars/${aName()}`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(401);
    expect(begun).toEqual([]);
  });
});

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
    const before = lying();
    const [status] = await codeOf(await send(`avatars/${aName()}`, init));
    expect(status).toBe(400);
    expect(arrived).toEqual([]);
    await waitUntil(() => lying().length === before.length);
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
  ])('to the path %j is refused before anything is asked', async (path) => {
    const response = await send(`avatars/${path}`, { body: 'x' });
    // What a client makes another path of by itself is no path of a file.
    expect([400, 404, 415]).toContain(response.status);
    expect(begun).toEqual([]);
  });

  it('larger than it may be is refused by what it says, before anything is asked', async () => {
    expect(await codeOf(await send(`avatars/${aName()}`, { body: Buffer.alloc(MOST + 1) }))).toEqual([
      413,
      'request_entity_too_large',
    ]);
    expect(begun).toEqual([]);
  });

  it('larger than it may be, and silent about it, is refused at its limit and not kept', async () => {
    const before = lying();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(64_000)),
    });
    const status = await send(`avatars/${aName()}`, { body: endless, duplex: 'half' }).then(
      (response) => response.status,
      // The connection may end before the client has read the answer.
      () => 413,
    );
    expect(status).toBe(413);
    expect(arrived).toEqual([]);
    await waitUntil(() => lying().length === before.length);
  });

  it('of exactly the most bytes is taken', async () => {
    expect((await send(`avatars/${aName()}`, { body: Buffer.alloc(MOST) })).status).toBe(200);
    expect(arrived).toMatchObject([{ bytes: MOST }]);
  });

  it('cut in the middle leaves nothing', async () => {
    const before = lying();
    const { port } = new URL(url);
    const sending = request({
      port,
      method: 'POST',
      path: `/storage/v1/object/avatars/${aName()}`,
      headers: { authorization: `Bearer ${token}`, 'content-length': '200000' },
    });
    sending.on('error', () => undefined);
    sending.write(Buffer.alloc(100_000));
    await waitUntil(() => begun.length > 0);
    sending.destroy();
    await waitUntil(() => lying().length === before.length);
    expect(arrived).toEqual([]);
  });

  it('that says more than it sends is given up, and leaves nothing', async () => {
    const before = lying();
    const head = `Host: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 1000\r\n\r\nshort`;
    await sendRaw(url, `POST /storage/v1/object/avatars/${aName()} HTTP/1.1\r\n${head}`);
    expect(arrived).toEqual([]);
    await waitUntil(() => lying().length === before.length);
  });

  it('that the service refuses when it has come is not kept', async () => {
    const before = lying();
    const finish = world.service.handlers.get(finishAvatar.name);
    world.service.handlers.set(finishAvatar.name, () => Promise.reject(new AppError(filesErrors.file_not_image)));
    expect(await codeOf(await send(`avatars/${aName()}`, { body: '<svg onload=alert(1)>' }))).toEqual([
      415,
      'file_not_image',
    ]);
    await waitUntil(() => lying().length === before.length);
    if (finish) world.service.handlers.set(finishAvatar.name, finish);
  });
});

describe('a store of files that is away', () => {
  const aside = `${folder}-aside`;
  // What stands in the place of its folder can neither be read nor written.
  beforeEach(() => {
    renameSync(folder, aside);
    writeFileSync(folder, '');
  });
  afterEach(() => {
    rmSync(folder);
    renameSync(aside, folder);
  });
  const away = [503, 'files_unavailable'];

  it.each([
    ['few bytes', 'x'],
    ['more than is held on the way', Buffer.alloc(3_000_000)],
  ])('takes nothing of %s, and says why', async (_what, body) => {
    expect(await codeOf(await send(`avatars/${aName()}`, { body }))).toEqual(away);
    expect(begun).toHaveLength(1);
    expect(arrived).toEqual([]);
  });

  it('takes nothing of a form either', async () => {
    const { error } = await bucket().upload(aName(), new Blob([Buffer.alloc(1_000_000)], { type: 'image/png' }));
    expect(error).toMatchObject({ status: 503 });
    expect(arrived).toEqual([]);
  });

  it('says so to whoever reads, with nothing that a cache keeps', async () => {
    const name = aName();
    keys.set(name, `avatars/${randomUUID()}`);
    const response = await fetch(bucket().getPublicUrl(name).data.publicUrl);
    expect(response.headers.get('cache-control')).not.toMatch(/max-age=3600/);
    expect(await codeOf(response)).toEqual(away);
    expect((await bucket().info(name)).error).toMatchObject({ status: 503 });
  });

  it('is there again without a restart', async () => {
    rmSync(folder);
    renameSync(aside, folder);
    expect((await bucket().upload(aName(), Buffer.from('x'))).error).toBeNull();
    renameSync(folder, aside);
    writeFileSync(folder, '');
  });
});
