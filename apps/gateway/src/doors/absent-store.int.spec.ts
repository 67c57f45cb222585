import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aName, codeOf, StorageDoor } from '../../test/storage-door.ts';

let door: StorageDoor;
beforeAll(async () => {
  door = await StorageDoor.start();
});
afterAll(() => door.stop());
beforeEach(() => door.reset());

describe('a store of files that is away', () => {
  let aside: string;
  // What stands in the place of its folder can neither be read nor written.
  beforeEach(() => {
    aside = `${door.folder}-aside`;
    renameSync(door.folder, aside);
    writeFileSync(door.folder, '');
  });
  afterEach(() => {
    rmSync(door.folder);
    renameSync(aside, door.folder);
  });
  const away = [503, 'files_unavailable'];

  it.each([
    ['few bytes', 'x'],
    ['more than is held on the way', Buffer.alloc(3_000_000)],
  ])('takes nothing of %s, and says why', async (_what, body) => {
    expect(await codeOf(await door.send(`avatars/${aName()}`, { body }))).toEqual(away);
    expect(door.begun).toHaveLength(1);
    expect(door.arrived).toEqual([]);
  });

  it('takes nothing of a form either', async () => {
    const { error } = await door.bucket().upload(aName(), new Blob([Buffer.alloc(1_000_000)], { type: 'image/png' }));
    expect(error).toMatchObject({ status: 503 });
    expect(door.arrived).toEqual([]);
  });

  it('says so to whoever reads, with nothing that a cache keeps', async () => {
    const name = aName();
    door.keys.set(name, `avatars/${randomUUID()}`);
    const response = await fetch(door.bucket().getPublicUrl(name).data.publicUrl);
    expect(response.headers.get('cache-control')).not.toMatch(/max-age=3600/);
    expect(await codeOf(response)).toEqual(away);
    expect((await door.bucket().info(name)).error).toMatchObject({ status: 503 });
  });

  it('is there again without a restart', async () => {
    rmSync(door.folder);
    renameSync(aside, door.folder);
    expect((await door.bucket().upload(aName(), Buffer.from('x'))).error).toBeNull();
    renameSync(door.folder, aside);
    writeFileSync(door.folder, '');
  });
});
