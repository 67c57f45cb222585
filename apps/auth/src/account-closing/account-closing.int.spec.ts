import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountClosed } from '@nivel/contracts/auth/account-closed.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { accountEnding } from '@nivel/contracts/auth/account-ending.fact';
import { accountReopened } from '@nivel/contracts/auth/account-reopened.fact';
import { closeAccount } from '@nivel/contracts/auth/close-account.operation';
import { deleteClosedAccounts } from '@nivel/contracts/auth/delete-closed-accounts.operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import { AppUnderTest, codeOf } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';

const [MINUTE, DAY] = [60, 86_400];

let auth: AuthUnderTest;
let apps: AppUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  apps = new AppUnderTest(auth);
});
afterAll(() => auth.stop());

const close = ({ email, access }: Signed, input: object = {}) => auth.rpc(closeAccount, { email, ...input }, access);
const isOpen = async ({ access }: Signed): Promise<boolean> =>
  (await auth.ask(readUser, { token: access })).code === null;
const kindsOf = async ({ access }: Signed): Promise<string[]> =>
  (await auth.rpc(listSecurityEvents, {}, access)).events.map(({ kind }) => kind);
/** The results of the worker's scheduled task. */
const runSchedule = async (): Promise<void> => {
  while ((await auth.rpc(deleteClosedAccounts, {}, null)).has_more);
};

describe('closing an account', () => {
  it('ends every session, says until when it can be taken back, and tells its owner', async () => {
    const ana = await auth.aLearner();
    const phone = await auth.signIn(ana.email, ana.password);
    const { deletes_at } = await close(ana, { email: ` ${ana.email.toUpperCase()} ` });
    expect(Math.round((Date.parse(deletes_at) - auth.clock.now().getTime()) / 60_000)).toBe((7 * DAY) / MINUTE);
    expect([await isOpen(ana), await isOpen(phone)]).toEqual([false, false]);
    const told = { userId: ana.userId, email: ana.email, firstName: 'Ana', deletesAt: deletes_at };
    expect(await auth.told(accountClosed, ana.userId)).toMatchObject([told]);
  });

  it('takes the address of the account, and a proof of who asks once the sign-in is not of the last minutes', async () => {
    const ana = await auth.aLearner();
    await expect(close(ana, { email: 'eve@example.test' })).rejects.toThrow('Type the address of this account');
    const old = await auth.later(ana, 11 * MINUTE);
    await expect(close(old)).rejects.toMatchObject({ definition: { code: 'current_password_required' } });
    await expect(close(old, { current_password: 'not this one' })).rejects.toMatchObject({
      definition: { code: 'current_password_invalid' },
    });
    expect(await isOpen(old)).toBe(true);
    await close(old, { current_password: ana.password });
    expect(await isOpen(old)).toBe(false);
  });

  it('takes the code of an e-mail where there is no password', async () => {
    const ana = await auth.aLearner();
    await auth.owner.query('UPDATE users SET password_hash = NULL WHERE id = $1', [ana.userId]);
    const old = await auth.later(ana, 11 * MINUTE);
    await expect(close(old)).rejects.toMatchObject({ definition: { code: 'reauthentication_needed' } });
    await auth.ask(reauthenticate, { token: old.access });
    await close(old, { nonce: (await auth.emailTo(ana.email)).code });
    expect(await isOpen(old)).toBe(false);
  });

  it('is for the owner alone, and asked twice at once is done once', async () => {
    const ana = await auth.aLearner();
    await expect(auth.rpc(closeAccount, { email: ana.email }, null)).rejects.toThrow('No valid session found');
    const both = await Promise.allSettled([close(ana), close(ana)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await auth.told(accountClosed, ana.userId)).toHaveLength(1);
  });
});

describe('signing in to a closed account', () => {
  it('takes it back as it was, once, and tells its owner', async () => {
    const ana = await auth.aLearner();
    await close(ana);
    auth.clock.pass(7 * DAY - MINUTE);
    await runSchedule();
    const back = await auth.signIn(ana.email, ana.password);
    await auth.signIn(ana.email, ana.password);
    expect(await auth.told(accountReopened, ana.userId)).toMatchObject([{ userId: ana.userId, email: ana.email }]);
    expect((await kindsOf(back)).slice(1)).toEqual(expect.arrayContaining(['account-reopened', 'account-closed']));
    auth.clock.pass(DAY);
    await runSchedule();
    auth.clock.pass(DAY);
    await runSchedule();
    expect(await auth.told(accountDeleted, ana.userId)).toEqual([]);
  });

  it('does so with its second step, where it has one', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    await close({ ...ana, access: app.access });
    auth.clock.pass(MINUTE);
    const back = await auth.signIn(ana.email, ana.password);
    expect(await auth.told(accountReopened, ana.userId)).toEqual([]);
    expect((await apps.show(back.access, app.id, codeOf(app.secret, auth.clock))).code).toBeNull();
    expect(await auth.told(accountReopened, ana.userId)).toHaveLength(1);
  });
});

describe('a closed account that nobody took back', () => {
  it('is told so, takes nobody in, and is deleted minutes later, with everything here', async () => {
    const [ana, neighbour] = [await auth.aLearner(), await auth.aLearner()];
    await close(ana);
    auth.clock.pass(7 * DAY);
    await runSchedule();
    await runSchedule();
    expect(await auth.told(accountEnding, ana.userId)).toMatchObject([{ email: ana.email }]);
    const query = { grant_type: 'password' };
    const late = await auth.ask(issueToken, { query, body: { email: ana.email, password: ana.password } });
    expect(late.code).toBe('user_banned');
    expect(await auth.told(accountDeleted, ana.userId)).toEqual([]);
    auth.clock.pass(10 * MINUTE);
    await runSchedule();
    await runSchedule();
    expect(await auth.told(accountDeleted, ana.userId)).toEqual([{ userId: ana.userId }]);
    const { rows } = await auth.owner.query('SELECT 1 FROM users WHERE id = $1', [ana.userId]);
    expect(rows).toEqual([]);
    await auth.signIn(neighbour.email, neighbour.password);
    expect(await auth.told(accountEnding, neighbour.userId)).toEqual([]);
  });

  it('is deleted although another one before it cannot be, which is tried again', async () => {
    const [stuck, ana] = [await auth.aLearner(), await auth.aLearner()];
    await close(stuck);
    auth.clock.pass(1);
    await close(ana);
    await auth.owner.query(`CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN IF OLD.id = '${stuck.userId}' THEN RAISE EXCEPTION 'held'; END IF; RETURN OLD; END $$`);
    await auth.owner.query(
      'CREATE TRIGGER refuse_removal BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION refuse_removal()',
    );
    auth.clock.pass(7 * DAY);
    await runSchedule();
    auth.clock.pass(10 * MINUTE);
    await runSchedule();
    expect(await auth.told(accountDeleted, ana.userId)).toHaveLength(1);
    expect(await auth.told(accountDeleted, stuck.userId)).toEqual([]);
    await auth.owner.query('DROP TRIGGER refuse_removal ON users');
    await runSchedule();
    expect(await auth.told(accountDeleted, stuck.userId)).toHaveLength(1);
  });
});
