import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { changeProfile } from '@nivel/contracts/auth/change-profile.operation';
import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import { updateUserProfile } from '@nivel/contracts/auth/update-user-profile.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import type { SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { factHeaders, factSubject, type Fact } from '@nivel/contracts/kernel/fact';
import { AVATAR_PLACE } from '@nivel/contracts/projects/avatar-address';
import { chooseAvatar } from '@nivel/contracts/projects/choose-avatar.operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { AccountEndings } from '../moderation/account-endings.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'allowed',
    (error: unknown) => (error instanceof AppError ? error.body : String(error)),
  );
/** Versions of the facts about a person. */
const versionsOf = async (fact: Fact, { userId }: Signed): Promise<number[]> => {
  const { rows } = await auth.owner.query<{ headers: string }>(
    'SELECT headers FROM outbox WHERE subject = $1 AND payload LIKE $2 ORDER BY id',
    [factSubject(fact), `%"${userId}"%`],
  );
  return rows.map(({ headers }) => Number((JSON.parse(headers) as Record<string, string>)[factHeaders.version]));
};
/** All accounts, page by page. */
const everything = async (since?: string): Promise<SnapshotEntry[]> => {
  const all: SnapshotEntry[] = [];
  let after: string | null = null;
  do {
    const page: { entries: SnapshotEntry[]; next: string | null } = await auth.rpc(
      listAccounts,
      { after, ...(since === undefined ? {} : { since }) },
      null,
    );
    all.push(...page.entries);
    after = page.next;
  } while (after !== null);
  return all;
};

describe('the picture of an account', () => {
  const address = `${AVATAR_PLACE}${'a'.repeat(32)}.webp`;

  it('is the one that the service with the pictures sends, is published to copies, and can be removed', async () => {
    const connection = await connectBroker({
      url: auth.stack.natsUrl,
      name: 'projects',
      replicas: 1,
      factsKeptDays: 7,
    });
    const server = new RpcServer(connection, 'projects', 1_000_000);
    server.answer(chooseAvatar, (body) => {
      const given = chooseAvatar.input.parse(JSON.parse(new TextDecoder().decode(body)));
      if (given.address === 'of another') throw new AppError(filesErrors.file_not_found);
      return Promise.resolve(JSON.stringify({ address: given.address === null ? null : address }));
    });
    const ana = await auth.aLearner();
    const change = (avatar_url: string | null) =>
      auth.rpc(updateUserProfile, { user_id: ana.userId, avatar_url }, ana.access);
    expect(await refusal(change('of another'))).toMatchObject({ code: 'file_not_found' });
    expect(await change('uploaded')).toMatchObject({ avatar_url: address, full_name: expect.any(String) });
    const entry = (await everything()).find(({ id }) => id === ana.userId);
    expect(entry).toMatchObject({ row: { avatarUrl: address } });
    expect(await change(null)).toMatchObject({ avatar_url: null });
    expect(await versionsOf(accountChanged, ana)).toEqual([2, 3]);
    await server.stop();
    await connection.close();
  });

  it('is published to nobody if its person wrote an address of their own', async () => {
    const ana = await auth.aLearner();
    for (const avatar_url of ['https://evil.example/pixel.png', 'javascript:alert(1)', `${address}?x`]) {
      await auth.ask(updateUser, { body: { data: { avatar_url } }, token: ana.access });
      const entry = (await everything()).find(({ id }) => id === ana.userId);
      expect(entry).not.toHaveProperty('row.avatarUrl');
    }
  });
});

describe('profile data of an account', () => {
  it('is changed by its owner, answered as copies store it, and published under its next version', async () => {
    const ana = await auth.aLearner();
    const changed = await auth.rpc(changeProfile, { skillLevel: 'expert', timeZone: 'America/Tijuana' }, ana.access);
    expect(changed).toMatchObject({
      version: 2,
      account: { userId: ana.userId, firstName: 'Ana', skillLevel: 'expert', timeZone: 'America/Tijuana' },
    });
    expect(await auth.rpc(changeProfile, { skillLevel: 'expert' }, ana.access)).toEqual(changed);
    await auth.ask(updateUser, { body: { data: { lastName: 'Paz' } }, token: ana.access });
    expect([await versionsOf(accountCreated, ana), await versionsOf(accountChanged, ana)]).toEqual([[1], [2, 3]]);
  });

  it('is refused for an invalid value, and without a token', async () => {
    const ana = await auth.aLearner();
    const code = async (input: object) =>
      ((await refusal(auth.rpc(changeProfile, input, ana.access))) as { code: string }).code;
    expect(await code({ timeZone: '+06:00' })).toBe('unknown_time_zone');
    expect(await code({ lastName: 'www.evil.test' })).toBe('not_a_name');
    expect(await code({ fullName: 'a@b.c' })).toBe('not_a_name');
    expect(await code({ email: 'other@example.test' })).toBe('invalid_input');
    expect(await refusal(auth.rpc(changeProfile, {}, null))).toMatchObject({ code: 'unauthenticated' });
    expect(await versionsOf(accountChanged, ana)).toEqual([]);
  });

  it('has one zone a day, whichever call changes it, also when many ask at once', async () => {
    const ana = await auth.aLearner();
    const zones = ['Asia/Tokyo', 'Pacific/Auckland', 'Europe/Madrid', 'Africa/Lagos', 'Asia/Kolkata'];
    const asked = zones.map((timeZone) => auth.rpc(changeProfile, { timeZone }, ana.access));
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const byDoor = () => auth.ask(updateUser, { body: { data: { timeZone: 'Europe/Rome' } }, token: ana.access });
    expect(await byDoor()).toMatchObject({ status: 0, code: 'time_zone_changed_recently' });
    auth.clock.pass(86_400);
    const again = await auth.signIn(ana.email, ana.password);
    expect(await auth.rpc(changeProfile, { timeZone: 'Europe/Rome' }, again.access)).toMatchObject({ version: 3 });
  });
});

describe('update_user_profile', () => {
  it('gives the caller a whole name of their own choice', async () => {
    const ana = await auth.aLearner();
    const input = { user_id: ana.userId, full_name: 'Ana Sofía Ruiz' };
    expect(await auth.rpc(updateUserProfile, input, ana.access)).toEqual({
      ...input,
      email: ana.email,
      avatar_url: null,
    });
    expect((await auth.told(accountChanged, ana.userId))[0]).toMatchObject({
      firstName: 'Ana',
      fullName: 'Ana Sofía Ruiz',
    });
  });

  it('changes nobody else', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    const asked = auth.rpc(updateUserProfile, { user_id: ana.userId, full_name: 'Eve' }, eve.access);
    expect(await refusal(asked)).toMatchObject({ code: 'forbidden' });
  });
});

describe('the snapshot of accounts', () => {
  it('names every account under its version, deleted ones too, and none with an unproven address', async () => {
    const [ana, gone] = [await auth.aLearner(), await auth.aLearner()];
    await auth.signUp({ email: auth.newEmail(), password: 'correct horse battery' });
    await auth.rpc(changeProfile, { firstName: 'Luz' }, ana.access);
    await auth.get(AccountEndings).remove(gone.email);
    const { rows } = await auth.owner.query<{ id: string }>(
      'SELECT id FROM users WHERE email_confirmed_at IS NOT NULL',
    );
    const all = await everything();
    expect(all.map(({ id }) => id)).toEqual([...rows.map(({ id }) => id), gone.userId].sort());
    expect(all.find(({ id }) => id === ana.userId)).toMatchObject({
      version: 2,
      removed: false,
      row: { userId: ana.userId, email: ana.email, firstName: 'Luz', fullName: 'Luz Ruiz', locale: 'es-MX' },
    });
    expect(all.find(({ id }) => id === gone.userId)).toEqual({ id: gone.userId, version: 2, removed: true });
    expect(await versionsOf(accountDeleted, gone)).toEqual([2]);
  });

  it('takes as many pages as it needs, and names only changed ones when requested so', async () => {
    await auth.owner.query(
      `INSERT INTO account_versions SELECT gen_random_uuid(), 1, now() - interval '1 day', true FROM generate_series(1, 450)`,
    );
    const ids = (await everything()).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(450);
    expect(new Set(ids).size).toBe(ids.length);
    const since = auth.clock.now().toISOString();
    const ana = await auth.aLearner();
    expect((await everything(since)).map(({ id }) => id)).toEqual([ana.userId]);
  });

  it('is for services, not for people', async () => {
    const ana = await auth.aLearner();
    expect(await refusal(auth.rpc(listAccounts, {}, ana.access))).toMatchObject({ code: 'forbidden' });
  });
});
