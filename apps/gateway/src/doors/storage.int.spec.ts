import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aName, StorageDoor } from '../../test/storage-door.ts';

let door: StorageDoor;
beforeAll(async () => {
  door = await StorageDoor.start();
});
afterAll(() => door.stop());
beforeEach(() => door.reset());

describe('the storage door, as the unmodified public client uses it', () => {
  it.each([
    ['a form', (bytes: Buffer<ArrayBuffer>) => new Blob([bytes], { type: 'image/png' })],
    ['bytes as they are', (bytes: Buffer<ArrayBuffer>) => bytes],
  ])('takes %s, and gives it back whole', async (_what, bodyOf) => {
    const bytes = randomBytes(300_000);
    const name = aName();
    const { data, error } = await door.bucket().upload(name, bodyOf(bytes), {
      cacheControl: '3600',
      upsert: false,
      contentType: 'image/png',
    });
    expect(error).toBeNull();
    expect(data).toEqual({ path: name, fullPath: `avatars/${name}`, id: door.arrived[0]?.upload_id });
    expect(door.begun).toMatchObject([{ name, type: 'image/png' }]);
    expect(door.arrived[0]?.bytes).toBe(300_000);
    const { publicUrl } = door.bucket().getPublicUrl(name).data;
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
    await door.bucket().upload(name, Buffer.from('0123456789'));
    const at = `${door.url}/storage/v1/object/public/avatars/${name}`;
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
    await door.bucket().upload(path, Buffer.from('x'));
    door.saveAs = name;
    const { headers } = await fetch(`${door.url}/storage/v1/object/public/avatars/${path}`);
    const said = `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
    expect(headers.get('content-disposition')).toBe(said);
    expect(headers.has('set-cookie')).toBe(false);
  });

  it('shows a document in a tab, where nothing of it runs, and never as a page', async () => {
    const path = aName();
    await door.bucket().upload(path, Buffer.from('%PDF-1.7'));
    [door.type, door.saveAs] = ['application/pdf', 'plano.pdf'];
    const { headers } = await fetch(`${door.url}/storage/v1/object/public/avatars/${path}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="plano.pdf"; filename*=UTF-8''plano.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox;.*frame-ancestors 'none'/),
    });
  });

  it('returns the metadata of a file, and that a missing one does not exist', async () => {
    const name = aName();
    await door.bucket().upload(name, Buffer.from('0123456789'));
    const { data, error } = await door.bucket().info(name);
    expect(error).toBeNull();
    expect(data).toMatchObject({ name, bucketId: 'avatars', size: 10, contentType: 'image/webp', metadata: {} });
    expect((await fetch(door.bucket().getPublicUrl(name).data.publicUrl)).headers.get('etag')).toBe(data?.etag);
    expect(await door.bucket().exists(name)).toEqual({ data: true, error: null });
    const gone = await door.bucket().info(aName());
    expect(gone.error).toMatchObject({ status: 404, code: 'NoSuchKey' });
    expect(await door.bucket().exists(aName())).toMatchObject({ data: false, error: { code: 'NoSuchKey' } });
    // Another error does not answer whether it exists.
    await expect(door.bucket().exists('..%2Fetc')).rejects.toMatchObject({ status: 400 });
  });

  it('removes files by their names, and writes over none', async () => {
    const name = aName();
    expect((await door.bucket().remove([name])).data).toMatchObject([{ name, bucket_id: 'avatars' }]);
    const { error } = await door.bucket().upload(name, Buffer.from('x'), { upsert: true });
    expect(error).toMatchObject({ status: 400 });
    expect((await door.bucket().update(name, Buffer.from('x'))).error).toMatchObject({ status: 400 });
    expect(door.begun).toEqual([]);
  });

  it('accepts nothing without a token', async () => {
    const response = await fetch(`${door.url}/storage/v1/object/avatars/${aName()}`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(401);
    expect(door.begun).toEqual([]);
  });
});
