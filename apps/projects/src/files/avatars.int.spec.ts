import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { AVATAR_PLACE } from '@nivel/contracts/projects/avatar-address';
import { beginAvatar } from '@nivel/contracts/projects/begin-avatar.operation';
import { chooseAvatar } from '@nivel/contracts/projects/choose-avatar.operation';
import { finishAvatar } from '@nivel/contracts/projects/finish-avatar.operation';
import { listUnusedFiles } from '@nivel/contracts/projects/list-unused-files.operation';
import { openAvatar } from '@nivel/contracts/projects/open-avatar.operation';
import { projectPersonChanged } from '@nivel/contracts/projects/project-person-changed.fact';
import { removeAvatars } from '@nivel/contracts/projects/remove-avatars.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { Inspector } from '../../test/inspector.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let inspector: Inspector;
projectsFor(async (started) => {
  projects = started;
  inspector = await Inspector.start(started.stack.natsUrl);
});
afterAll(() => inspector.stop());
beforeEach(() => {
  Object.assign(inspector, { type: 'png', isReadable: true, meanwhile: () => Promise.resolve() });
});

let versions = 100;
let moment = 1_764_000_000_000;
const nameFor = ({ userId }: Somebody, ext = 'png'): string => `avatar_${userId}_${(moment += 1)}.${ext}`;
const begin = (who: Somebody, name: string) =>
  projects.ask(who.userId, beginAvatar, { name, bytes: 1_000, type: 'image/png' });
const sha256 = 'a'.repeat(64);
const finish = (upload_id: string) => projects.ask(null, finishAvatar, { upload_id, bytes: 1_000, sha256 });
const upload = async (who: Somebody): Promise<string> => {
  const name = nameFor(who);
  await finish((await begin(who, name)).upload_id);
  return name;
};
/** Chooses a picture, and has the account say so. */
const choose = async (who: Somebody, name: string | null): Promise<void> => {
  const asked = { address: name === null ? null : `http://site${AVATAR_PLACE}${name}` };
  const { address } = await projects.ask(who.userId, chooseAvatar, asked);
  const version = (versions += 1);
  const names = { firstName: 'Ana', lastName: 'Sol', fullName: 'Ana Sol', username: 'ana' };
  const more = { studentType: '', educationalInterests: [], skillLevel: '', timeZone: 'UTC', locale: 'en' as const };
  const profile = {
    userId: who.userId,
    email: who.email,
    ...names,
    ...more,
    ...(address !== null && { avatarUrl: address }),
  };
  await projects.tell(accountChanged, profile, { version });
  await waitUntil(
    async () =>
      (await projects.rows('SELECT 1 FROM accounts WHERE user_id = $1 AND version = $2', [who.userId, version]))
        .length > 0,
  );
};
const open = (name: string): Promise<string> => projects.refusal(null, openAvatar, { name });
const age = (minutes: number) =>
  projects.rows(`UPDATE files SET changed_at = changed_at - interval '${minutes} minutes'`);

describe('a picture of a person', () => {
  it('is published in the projects where they are shown, once, and nowhere else', async () => {
    const [ana, beto] = [await projects.aPerson(), await projects.aPerson()];
    const [own, foreign] = [await projects.aProject(ana), await projects.aProject(beto)];
    const told = async () => (await projects.told(projectPersonChanged, ana.userId)).map(({ projectId }) => projectId);
    await choose(ana, await upload(ana));
    await waitUntil(async () => (await told()).includes(own.id));
    await choose(ana, null);
    await waitUntil(async () => (await told()).length === 2);
    // The same account again changes nothing, and publishes nothing.
    await choose(ana, null);
    expect(await told()).toEqual([own.id, own.id]);
    expect((await projects.told(projectPersonChanged)).some(({ projectId }) => projectId === foreign.id)).toBe(false);
  });

  it('of a removed person is published nowhere', async () => {
    const [ana, admin] = [await projects.aPerson(), await projects.aPerson('admin')];
    const { id } = await projects.aProject(ana);
    await projects.rows('UPDATE crico_users SET is_active = false WHERE user_id = $1', [ana.userId]);
    await choose(ana, await upload(ana));
    await choose(admin, await upload(admin));
    expect(await projects.told(projectPersonChanged, id)).toEqual([]);
  });

  it('is served under a random name, and under the one it was uploaded with, re-encoded', async () => {
    const ana = await projects.anAccount();
    const name = await upload(ana);
    const { address } = await projects.ask(ana.userId, chooseAvatar, { address: `http://site${AVATAR_PLACE}${name}` });
    expect(address).toMatch(/^\/storage\/v1\/object\/public\/avatars\/[0-9a-f]{32}\.webp$/);
    const given = address?.slice(AVATAR_PLACE.length) ?? '';
    const [one, other] = await Promise.all([given, name].map((by) => projects.ask(null, openAvatar, { name: by })));
    expect(one).toMatchObject({ type: 'image/webp', save_as: null, max_age: 31_536_000 });
    expect(other).toEqual({ ...one, max_age: 3_600 });
  });

  it('lets the one before go, whose bytes are named to the sweep and then forgotten', async () => {
    const ana = await projects.anAccount();
    const old = await upload(ana);
    await choose(ana, old);
    const name = await upload(ana);
    expect(await open(old)).toBe('allowed');
    await choose(ana, name);
    expect([await open(old), await open(name)]).toEqual(['file_not_found', 'allowed']);
    expect((await projects.ask(null, listUnusedFiles, { gone: [] })).files).toEqual([]);
    await age(11);
    const { files } = await projects.ask(null, listUnusedFiles, { gone: [] });
    const [own] = files[0]?.keys ?? [];
    expect(own).toMatch(/^avatars\/[0-9a-f-]{36}$/);
    expect(files).toMatchObject([{ keys: [own, `${own}-avatar.webp`] }]);
    expect((await projects.ask(null, listUnusedFiles, { gone: files.map(({ id }) => id) })).files).toEqual([]);
    await projects.rows(`UPDATE files SET created_at = created_at - interval '11 minutes'`);
    await choose(ana, null);
    expect(await open(name)).toBe('file_not_found');
  });

  it('stays until the account names another, and goes when nobody has chosen it for an hour', async () => {
    const ana = await projects.anAccount();
    const [old, name, unchosen] = [await upload(ana), await upload(ana), await upload(ana)];
    await choose(ana, old);
    await projects.ask(ana.userId, chooseAvatar, { address: `${AVATAR_PLACE}${name}` });
    expect([await open(old), await open(name)]).toEqual(['allowed', 'allowed']);
    await age(61);
    await projects.ask(null, listUnusedFiles, { gone: [] });
    expect(await Promise.all([old, name, unchosen].map(open))).toEqual(['allowed', 'file_not_found', 'file_not_found']);
  });

  it('goes with the account', async () => {
    const ana = await projects.anAccount();
    const name = await upload(ana);
    await choose(ana, name);
    await projects.tell(accountDeleted, { userId: ana.userId });
    await waitUntil(
      async () => (await projects.rows('SELECT 1 FROM accounts WHERE user_id = $1', [ana.userId])).length === 0,
    );
    await age(61);
    await projects.ask(null, listUnusedFiles, { gone: [] });
    expect(await open(name)).toBe('file_not_found');
  });

  it('is begun, chosen and removed by its person alone', async () => {
    const [ana, beto] = [await projects.anAccount(), await projects.anAccount()];
    const input = { name: nameFor(ana), bytes: 5, type: 'image/png' };
    expect(await projects.refusal(beto.userId, beginAvatar, input)).toBe('forbidden');
    expect(await projects.refusal(null, beginAvatar, input)).toBe('unauthenticated');
    const name = await upload(ana);
    const address = `${AVATAR_PLACE}${name}`;
    expect(await projects.refusal(beto.userId, chooseAvatar, { address })).toBe('file_not_found');
    expect(await projects.ask(beto.userId, removeAvatars, { prefixes: [name] })).toEqual([]);
    expect(await open(name)).toBe('allowed');
    expect(await projects.ask(ana.userId, removeAvatars, { prefixes: [name] })).toMatchObject([{ name }]);
    expect(await open(name)).toBe('file_not_found');
  });

  it.each(['avatar_x_1764000000000.png', 'photo.png', '../avatar.png', 'avatar_.png'])(
    'is not called %s',
    async (name) => {
      const ana = await projects.anAccount();
      expect(await projects.refusal(ana.userId, beginAvatar, { name, bytes: 5, type: 'image/png' })).toBe(
        'invalid_input',
      );
    },
  );

  it('comes once under a name, and not too often', async () => {
    const ana = await projects.anAccount();
    const name = await upload(ana);
    const again = { name, bytes: 5, type: 'image/png' };
    expect(await projects.refusal(ana.userId, beginAvatar, again)).toBe('file_exists');
    await projects.rows(
      `INSERT INTO files SELECT gen_random_uuid(), bucket, owner_id, NULL, gen_random_uuid()::text, NULL, store_key, 0, NULL, NULL, '{}', 'unused', created_at, changed_at
      FROM files, generate_series(1, 29) WHERE name = $1`,
      [name],
    );
    const refused = projects.refusal(ana.userId, beginAvatar, { ...again, name: nameFor(ana) });
    expect(await refused).toBe('too_many_uploads');
  });

  it('is refused where it is none, or cannot be read, and then never was', async () => {
    const ana = await projects.anAccount();
    for (const [type, isReadable, code] of [
      ['other', true, 'file_not_image'],
      ['pdf', true, 'file_not_image'],
      ['png', false, 'picture_unreadable'],
    ] as const) {
      Object.assign(inspector, { type, isReadable });
      const name = nameFor(ana);
      const { upload_id } = await begin(ana, name);
      expect(await projects.refusal(null, finishAvatar, { upload_id, bytes: 5, sha256 })).toBe(code);
      expect(await open(name)).toBe('file_not_found');
    }
  });

  it('is finished once, however often it is requested, and not after it was given up', async () => {
    const ana = await projects.anAccount();
    const { upload_id } = await begin(ana, nameFor(ana));
    const both = await Promise.all([finish(upload_id), finish(upload_id)]);
    expect(both[0]).toEqual(both[1]);
    const late = await begin(ana, nameFor(ana));
    await age(61);
    await projects.ask(null, listUnusedFiles, { gone: [] });
    expect(await projects.refusal(null, finishAvatar, { upload_id: late.upload_id, bytes: 5, sha256 })).toBe(
      'upload_not_open',
    );
  });
});
