import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

describe('resending', () => {
  it.each<[string, unknown, number, string, string]>([
    [
      'recovery',
      { type: 'recovery', email: 'a@b.test' },
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [
      'no type',
      { email: 'a@b.test' },
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    ['no address', { type: 'signup' }, 400, 'validation_failed', 'Type provided requires an email address'],
    [
      'a malformed address',
      { type: 'signup', email: 'x' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    ['a phone', { type: 'sms', phone: '5215512345678' }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    ['no body', null, 400, 'bad_json', 'Could not parse request body as JSON: unexpected end of JSON input'],
  ])('refuses %s', async (_title, body, status, code, message) => {
    expect(await auth.ask(resendEmail, { body })).toMatchObject({ status, code, message });
  });

  it('voids the older e-mail, at most once a minute', async () => {
    const old = await auth.codes.unconfirmed();
    const resend = () => auth.ask(resendEmail, { body: { type: 'signup', email: old.email } });
    expect(await resend()).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    auth.clock.pass(61);
    expect(await resend()).toMatchObject({ status: 200, body: {} });
    const fresh = await auth.emailTo(old.email);
    expect(await auth.codes.verify({ type: 'signup', token_hash: old.tokenHash })).toMatchObject({
      code: 'otp_expired',
    });
    expect(await auth.codes.verify({ type: 'signup', token_hash: fresh.tokenHash })).toMatchObject({ status: 200 });
  });

  it('sends nothing for unknown and confirmed addresses and without a pending change', async () => {
    const ana = await auth.aLearner();
    const emails = (await auth.told(mailRequested, ana.email)).length;
    for (const body of [
      { type: 'signup', email: ana.email },
      { type: 'email_change', email: ana.email },
      { type: 'signup', email: auth.newEmail() },
    ]) {
      expect(await auth.ask(resendEmail, { body })).toMatchObject({ status: 200, body: {} });
    }
    expect((await auth.told(mailRequested, ana.email)).length).toBe(emails);
  });
});
