import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
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

  it("lets a person set a new password, and ends a thief's sessions", async () => {
    const ana = await auth.aLearner();
    expect(await auth.ask(recoverPassword, { body: { email: ana.email } })).toMatchObject({ status: 200, body: {} });
    const sent = await auth.emailTo(ana.email);
    expect(sent).toMatchObject({ template: 'recover', type: 'recovery' });
    const opened = await auth.codes.verify({ type: 'recovery', token_hash: sent.tokenHash });
    const token = String(opened.body['access_token']);
    const changed = await auth.ask(updateUser, { body: { password: 'a fresh phrase here' }, token });
    expect(changed).toMatchObject({ status: 200, body: { recovery_sent_at: expect.any(String) } });
    expect(await auth.ask(readUser, { token: ana.access })).toMatchObject({ code: 'session_not_found' });
    await auth.signIn(ana.email, 'a fresh phrase here');
  });

  it('needs no old password for ten minutes, and then it does', async () => {
    for (const [seconds, status] of [
      [599, 200],
      [601, 400],
    ] as const) {
      const ana = await auth.aLearner();
      await auth.ask(recoverPassword, { body: { email: ana.email } });
      const { code } = await auth.emailTo(ana.email);
      const { body } = await auth.codes.verify({ type: 'recovery', email: ana.email, token: code });
      auth.clock.pass(seconds);
      const refreshed = await auth.refresh(String(body['refresh_token']));
      const token = String(refreshed.body['access_token']);
      const change = { password: 'a fresh phrase here' };
      expect([seconds, (await auth.ask(updateUser, { body: change, token })).status]).toEqual([seconds, status]);
    }
  });

  it('takes its link for half an hour', async () => {
    for (const [seconds, status] of [
      [1_799, 200],
      [1_801, 403],
    ] as const) {
      const ana = await auth.aLearner();
      await auth.ask(recoverPassword, { body: { email: ana.email } });
      const { tokenHash } = await auth.emailTo(ana.email);
      auth.clock.pass(seconds);
      const heard = await auth.codes.verify({ type: 'recovery', token_hash: tokenHash });
      expect([seconds, heard.status]).toEqual([seconds, status]);
    }
  });

  it('e-mails five times an hour and ten times a day at most, known or not, also of both kinds together', async () => {
    const known = (await auth.aLearner()).email;
    auth.clock.pass(86_401);
    for (const email of [known, auth.newEmail()]) {
      const heard: number[] = [];
      const ask = async (operation: Operation): Promise<void> => {
        heard.push((await auth.ask(operation, { body: { email, type: 'signup' } })).status);
        auth.clock.pass(61);
      };
      for (let round = 0; round < 6; round++) await ask(round % 2 === 0 ? recoverPassword : resendEmail);
      auth.clock.pass(3_600);
      for (let round = 0; round < 5; round++) await ask(recoverPassword);
      auth.clock.pass(3_600);
      await ask(recoverPassword);
      expect(heard).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 429]);
      auth.clock.pass(86_401);
      await ask(recoverPassword);
      expect(heard.at(-1)).toBe(200);
    }
  });

  it('confirms an unconfirmed address on use, and voids its confirmation e-mail', async () => {
    const { email, code } = await auth.codes.unconfirmed();
    await auth.ask(recoverPassword, { body: { email } });
    const sent = await auth.emailTo(email);
    expect(await auth.codes.verify({ type: 'recovery', email, token: sent.code })).toMatchObject({
      status: 200,
      body: { user: { email_confirmed_at: expect.any(String) } },
    });
    expect(await auth.codes.verify({ type: 'signup', email, token: code })).toMatchObject({ code: 'otp_expired' });
  });

  it('e-mails at most once a minute, and never unknown addresses', async () => {
    const ana = await auth.aLearner();
    const recover = (email: string) => auth.ask(recoverPassword, { body: { email } });
    await recover(ana.email);
    const soon = await recover(ana.email);
    expect(soon).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(soon.message).toMatch(/^For security purposes, you can only request this after (5\d|60) seconds\.$/);
    auth.clock.pass(61);
    expect(await recover(ana.email)).toMatchObject({ status: 200 });
    const unknown = auth.newEmail();
    expect(await recover(unknown)).toMatchObject({ status: 200, body: {} });
    expect(await auth.told(mailRequested, unknown)).toEqual([]);
  });
});
