import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { AccountEndings } from './account-endings.ts';

let auth: AuthUnderTest;
let endings: AccountEndings;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  endings = auth.get(AccountEndings);
});
afterAll(() => auth.stop());

const FOR_EVER = new Date('9999-12-31T00:00:00Z');

describe('a ban', () => {
  it('ends every session at once, keeps every way in shut, and is lifted', async () => {
    const ana = await auth.aLearner();
    const phone = await auth.signIn(ana.email, ana.password);
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    const { code } = await auth.emailTo(ana.email);
    expect(await endings.ban(ana.email, FOR_EVER)).toBe(3);
    for (const { access, refresh } of [ana, phone]) {
      expect(await auth.ask(readUser, { token: access })).toMatchObject({ code: 'session_not_found' });
      expect(await auth.refresh(refresh)).toMatchObject({ code: 'refresh_token_not_found' });
    }
    await expect(auth.signIn(ana.email, ana.password)).rejects.toThrow('user_banned');
    const byCode = { type: 'recovery', email: ana.email, token: code };
    expect(await auth.ask(verifyCode, { body: byCode })).toMatchObject({ code: 'user_banned' });
    const [told] = (await auth.told(sessionEnded, ana.userId)).filter(({ reason }) => reason === 'banned');
    expect(told?.sessionIds).toHaveLength(3);
    expect(await endings.ban(ana.email, null)).toBe(0);
    await auth.signIn(ana.email, ana.password);
  });
});

describe('a deletion', () => {
  it('leaves nothing here, is published as a fact, and frees the address', async () => {
    const ana = await auth.aLearner();
    const neighbour = await auth.aLearner();
    await auth.ask(issueToken, {
      query: { grant_type: 'password' },
      body: { email: ana.email, password: 'wrong one' },
    });
    expect(await endings.remove(ana.email)).toBe(2);
    expect(await auth.ask(readUser, { token: ana.access })).toMatchObject({ code: 'user_not_found' });
    await expect(auth.signIn(ana.email, ana.password)).rejects.toThrow('invalid_credentials');
    expect(await auth.told(accountDeleted, ana.userId)).toEqual([{ userId: ana.userId }]);
    for (const table of ['identities', 'sessions', 'one_time_tokens', 'devices', 'security_events', 'wrong_codes']) {
      const { rowCount } = await auth.owner.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [ana.userId]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect(await auth.ask(readUser, { token: neighbour.access })).toMatchObject({ status: 200 });
    expect(await endings.remove(ana.email)).toBeNull();
  });
});

describe('the end of all sessions by an operator', () => {
  it('reaches that person only, who may sign in again', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    expect(await endings.endSessions(ana.email)).toBe(2);
    expect(await auth.ask(readUser, { token: ana.access })).toMatchObject({ code: 'session_not_found' });
    expect(await auth.ask(readUser, { token: eve.access })).toMatchObject({ status: 200 });
    await auth.signIn(ana.email, ana.password);
    expect(await endings.endSessions('nobody@example.test')).toBeNull();
  });
});
