import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { createInvitedAccount } from '@nivel/contracts/auth/create-invited-account.operation';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { InvitesService } from '../../test/invites-service.ts';

let auth: AuthUnderTest;
let invites: InvitesService;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  invites = await InvitesService.start(auth.stack.natsUrl);
});
afterAll(async () => {
  await invites.stop();
  await auth.stop();
});

const own = 'the owners own phrase';
const names = { first_name: 'Ana', last_name: 'Ruiz' };
const anInvite = (email = auth.newEmail()) => {
  const token = randomUUID();
  invites.open.set(token, email);
  return { email, token };
};
const create = (token: string, more: object = {}) =>
  auth.rpc(createInvitedAccount, { token, password: own, ...names, ...more }, null);
const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'allowed',
    (error: unknown) => (error instanceof AppError ? error.definition.code : String(error)),
  );
const mailsTo = async (email: string): Promise<number> => (await auth.told(mailRequested, `"${email}"`)).length;

describe('the account of an invited address', () => {
  it('is there at once, proven, with the password and the names, and no e-mail is sent', async () => {
    const { email, token } = anInvite();
    const made = await create(token, { locale: 'en', time_zone: 'Europe/Madrid' });
    expect(made).toMatchObject({ email });
    expect((await auth.signIn(email, own)).userId).toBe(made.user_id);
    expect(await auth.told(accountCreated, email)).toMatchObject([
      { userId: made.user_id, firstName: 'Ana', lastName: 'Ruiz', locale: 'en', timeZone: 'Europe/Madrid' },
    ]);
    expect(await mailsTo(email)).toBe(0);
  });

  it('is that of the invite: no other address can be named', async () => {
    const { token } = anInvite();
    const other = auth.newEmail();
    expect(await refusal(create(token, { email: other }))).toBe('invalid_input');
    await expect(auth.signIn(other, own)).rejects.toThrow('invalid_credentials');
  });

  it('is refused without an open invite, for every address', async () => {
    for (const token of ['', 'x'.repeat(43), randomUUID()])
      expect(await refusal(create(token))).toBe('invite_not_open');
  });

  it('is never made twice: an owner of one signs in, with the present password', async () => {
    const ana = await auth.aLearner();
    const { token } = anInvite(ana.email);
    expect(await refusal(create(token))).toBe('user_already_exists');
    await auth.signIn(ana.email, ana.password);
    await expect(auth.signIn(ana.email, own)).rejects.toThrow('invalid_credentials');
  });

  it('is made by one of two windows', async () => {
    const { email, token } = anInvite();
    const both = await Promise.all([
      refusal(create(token)),
      refusal(create(token, { password: 'the other window phrase' })),
    ]);
    expect(both.toSorted()).toEqual(['allowed', 'user_already_exists']);
    expect(await auth.told(accountCreated, email)).toHaveLength(1);
    await auth.signIn(email, both[0] === 'allowed' ? own : 'the other window phrase');
  });

  it("keeps nothing of a stranger's earlier sign-up, nor the code that was sent then", async () => {
    const email = auth.newEmail();
    const strangers = 'the strangers own phrase';
    const headers = await auth.signUp({ email, password: strangers, data: { firstName: 'Mallory', skillLevel: 'x' } });
    const { code, userId } = await auth.emailTo(email);
    const made = await create(anInvite(email).token);
    expect(made.user_id).toBe(userId);
    await auth.signIn(email, own);
    await expect(auth.signIn(email, strangers)).rejects.toThrow('invalid_credentials');
    expect(await auth.told(accountCreated, email)).toMatchObject([{ userId, firstName: 'Ana', skillLevel: '' }]);
    expect(await auth.ask(verifyCode, { body: { type: 'signup', email, token: code }, headers })).toMatchObject({
      code: 'otp_expired',
    });
    const rows = await auth.rows('SELECT * FROM identities WHERE email = $1', [email]);
    expect(JSON.stringify(rows)).not.toContain('Mallory');
  });

  it('takes no weak password and no name that is none, and makes nothing then', async () => {
    const { email, token } = anInvite();
    expect(await refusal(create(token, { password: '12345678' }))).toBe('weak_password');
    expect(await refusal(create(token, { first_name: 'http://evil.example' }))).toBe('validation_failed');
    expect(await auth.told(accountCreated, email)).toEqual([]);
    expect(await refusal(create(token))).toBe('allowed');
  });
});
