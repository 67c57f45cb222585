import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { CodesInMails } from '../../test/codes-in-mails.ts';

let auth: AuthUnderTest;
let codes: CodesInMails;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  codes = new CodesInMails(auth);
}, 60_000);
afterAll(() => auth.stop());

describe('recovery', () => {
  it.each<[string, unknown, string]>([
    ['no address', {}, 'Password recovery requires an email'],
    ['a malformed address', { email: 'x' }, 'Unable to validate email address: invalid format'],
  ])('refuses %s', async (_title, body, message) => {
    expect(await auth.ask(recoverPassword, { body })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message,
    });
  });

  it('lets a person set a new password, and ends what a thief had', async () => {
    const ana = await auth.aLearner();
    expect(await auth.ask(recoverPassword, { body: { email: ana.email } })).toMatchObject({ status: 200, body: {} });
    const mail = await auth.mailTo(ana.email);
    expect(mail).toMatchObject({ template: 'recover', type: 'recovery' });
    const { told } = await codes.follow({ token: mail.tokenHash, type: 'recovery' });
    expect(told['type']).toBe('recovery');
    const token = told['access_token'] ?? '';
    const changed = await auth.ask(updateUser, { body: { password: 'a fresh phrase here' }, token });
    expect(changed).toMatchObject({ status: 200, body: { recovery_sent_at: expect.any(String) } });
    expect(await auth.ask(readUser, { token: ana.access })).toMatchObject({ code: 'session_not_found' });
    await auth.signIn(ana.email, 'a fresh phrase here');
  });

  it('confirms an unconfirmed address on use, and voids its confirmation mail', async () => {
    const { email, code } = await codes.unconfirmed();
    await auth.ask(recoverPassword, { body: { email } });
    const mail = await auth.mailTo(email);
    expect(await codes.verify({ type: 'recovery', email, token: mail.code })).toMatchObject({
      status: 200,
      body: { user: { email_confirmed_at: expect.any(String) } },
    });
    expect(await codes.verify({ type: 'signup', email, token: code })).toMatchObject({ code: 'otp_expired' });
  });

  it('mails at most once a minute, and nobody who is unknown', async () => {
    const ana = await auth.aLearner();
    const recover = (email: string) => auth.ask(recoverPassword, { body: { email } });
    await recover(ana.email);
    const soon = await recover(ana.email);
    expect(soon).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(soon.message).toMatch(/^For security purposes, you can only request this after (5\d|60) seconds\.$/);
    auth.clock.forward(61);
    expect(await recover(ana.email)).toMatchObject({ status: 200 });
    const unknown = auth.newEmail();
    expect(await recover(unknown)).toMatchObject({ status: 200, body: {} });
    expect(await auth.told(mailRequested, unknown)).toEqual([]);
  });
});
