import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { readOwnAccount } from '@nivel/contracts/auth/read-own-account.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { sendEmailProof } from '@nivel/contracts/auth/send-email-proof.operation';
import { verifyEmailToken } from '@nivel/contracts/auth/verify-email-token.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

const DAY_SECONDS = 86_400;
let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ MAIL_PER_HOUR: '3', MAIL_PER_DAY: '4' });
});
afterAll(() => auth.stop());

const verify = (p_token: string) => auth.rpc(verifyEmailToken, { p_token }, null);
const send = (userId: string) => auth.rpc(sendEmailProof, { userId }, null);
const FAILED = { success: false, message: 'Failed to verify email', email: null, userId: null };

describe('the token of an e-mail', () => {
  it('proves the address once, opens no session, and publishes the account', async () => {
    const ana = await auth.codes.unconfirmed();
    const proven = { success: true, message: 'Email verified successfully', email: ana.email, userId: ana.userId };
    expect(await verify(` ${ana.tokenHash} `)).toEqual(proven);
    expect(await auth.told(accountCreated, ana.email)).toHaveLength(1);
    expect(await auth.rows('SELECT 1 FROM sessions WHERE user_id = $1', [ana.userId])).toEqual([]);
    expect(await verify(ana.tokenHash)).toEqual(FAILED);
  });

  it('counts for one of those who use it at the same moment', async () => {
    const ana = await auth.codes.unconfirmed();
    const results = await Promise.all(Array.from({ length: 5 }, () => verify(ana.tokenHash)));
    expect(results.filter(({ success }) => success)).toHaveLength(1);
  });

  it('leaves no password of a sign-up in another browser', async () => {
    const ana = await auth.codes.unconfirmed();
    await verify(ana.tokenHash);
    const body = { email: ana.email, password: 'correct horse battery' };
    const signedIn = await auth.ask(issueToken, { query: { grant_type: 'password' }, body });
    expect(signedIn.code).toBe('invalid_credentials');
  });

  it('is good for 24 hours', async () => {
    const [ana, eva] = [await auth.codes.unconfirmed(), await auth.codes.unconfirmed()];
    auth.clock.pass(DAY_SECONDS - 60);
    expect((await verify(ana.tokenHash)).success).toBe(true);
    auth.clock.pass(120);
    expect(await verify(eva.tokenHash)).toEqual(FAILED);
  });

  it.each(['', 'x', '0'.repeat(56), 'x'.repeat(200)])('%j is none', async (token) => {
    expect(await verify(token)).toEqual(FAILED);
  });

  it('is not the link of a new password', async () => {
    const ana = await auth.aLearner();
    auth.clock.pass(61);
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    const mail = await auth.emailTo(ana.email);
    expect(mail.template).toBe('recover');
    expect(await verify(mail.tokenHash)).toEqual(FAILED);
    // It is still valid, too.
    expect(await auth.codes.verify({ type: 'recovery', token_hash: mail.tokenHash })).toMatchObject({ status: 200 });
  });
});

describe('sending it again', () => {
  it('follows the pause and the daily number, and states the rest of both', async () => {
    const ana = await auth.codes.unconfirmed();
    expect(await send(ana.userId)).toMatchObject({ outcome: 'limited', attemptsRemaining: 3 });
    auth.clock.pass(61);
    expect(await send(ana.userId)).toEqual({ outcome: 'sent', attemptsRemaining: 2, retryAfter: 60 });
    const fresh = await auth.emailTo(ana.email);
    expect(await verify(ana.tokenHash)).toEqual(FAILED);
    auth.clock.pass(61);
    expect(await send(ana.userId)).toMatchObject({ outcome: 'sent', attemptsRemaining: 1 });
    auth.clock.pass(61);
    const limited = await send(ana.userId);
    expect(limited).toMatchObject({ outcome: 'limited', attemptsRemaining: 1 });
    expect(limited.retryAfter).toBeGreaterThan(3_000);
    expect(JSON.stringify(limited)).not.toContain(fresh.tokenHash);
  });

  it('sends nothing if there is nothing to prove, or no account', async () => {
    const ana = await auth.aLearner();
    const mails = (await auth.told(mailRequested, ana.email)).length;
    auth.clock.pass(61);
    expect(await send(ana.userId)).toEqual({ outcome: 'proven', attemptsRemaining: null, retryAfter: null });
    expect(await send(v7())).toEqual({ outcome: 'unknown', attemptsRemaining: null, retryAfter: null });
    expect(await auth.told(mailRequested, ana.email)).toHaveLength(mails);
  });

  it('can be called by services, and by no person', async () => {
    const ana = await auth.aLearner();
    const asked = auth.rpc(sendEmailProof, { userId: ana.userId }, ana.access);
    await expect(asked).rejects.toMatchObject({ definition: { code: 'forbidden' } });
  });
});

describe('one’s own account', () => {
  it('is shown as copies keep it', async () => {
    const ana = await auth.aLearner();
    const { version, account } = await auth.rpc(readOwnAccount, {}, ana.access);
    expect(account).toMatchObject({ userId: ana.userId, email: ana.email, firstName: 'Ana' });
    expect(version).toBeGreaterThan(0);
    await expect(auth.rpc(readOwnAccount, {}, null)).rejects.toMatchObject({ definition: { code: 'unauthenticated' } });
  });
});
