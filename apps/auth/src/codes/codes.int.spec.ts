import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { followLink } from '@nivel/contracts/auth/follow-link.operation';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { resendMail } from '@nivel/contracts/auth/resend-mail.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { decodeJwt } from 'jose';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { codeHash } from './one-time-code.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
}, 60_000);
afterAll(() => auth.stop());

const password = 'correct horse battery';
const unconfirmed = async () => {
  const email = auth.newEmail();
  await auth.ask(signUp, { body: { email, password } });
  return auth.mailTo(email);
};
const verify = (body: unknown) => auth.ask(verifyCode, { body });
const follow = async (query: Record<string, string>) => {
  const heard = await auth.ask(followLink, { query });
  const [target, fragment] = (heard.answer?.redirect ?? '').split('#');
  return { ...heard, target, fragment, told: Object.fromEntries(new URLSearchParams(fragment)) };
};

describe('POST /verify', () => {
  it.each<[string, unknown, number, string, string]>([
    ['no type', { token: '1', email: 'a@b.test' }, 400, 'validation_failed', 'Verify requires a verification type'],
    [
      'neither code nor hash',
      { type: 'signup', email: 'a@b.test' },
      400,
      'validation_failed',
      'Verify requires either a token or a token hash',
    ],
    [
      'both',
      { type: 'signup', token: '1', token_hash: 'x' },
      400,
      'validation_failed',
      'Verify requires either a token or a token hash',
    ],
    [
      'a code without an address',
      { type: 'signup', token: '1' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    ],
    [
      'a code with two',
      { type: 'signup', token: '1', email: 'a@b.test', phone: '52155' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    ],
    [
      'a hash with an address',
      { type: 'signup', token_hash: 'x', email: 'a@b.test' },
      400,
      'validation_failed',
      'Only the token_hash and type should be provided',
    ],
    [
      'a hash with a target',
      { type: 'signup', token_hash: 'x', redirect_to: 'y' },
      400,
      'validation_failed',
      'Only the token_hash and type should be provided',
    ],
    [
      'a malformed address',
      { type: 'signup', token: '1', email: 'nobody' },
      422,
      'validation_failed',
      'Invalid email format',
    ],
    [
      'a malformed phone',
      { type: 'sms', token: '1', phone: 'abc' },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    [
      'a phone nobody has',
      { type: 'sms', token: '1', phone: '+52 155 1234' },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      'an unknown type',
      { type: 'x', token: '1', email: 'a@b.test' },
      400,
      'validation_failed',
      'Invalid email verification type',
    ],
    [
      'an unknown address',
      { type: 'signup', token: '123456', email: 'a@b.test' },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      'an unknown hash',
      { type: 'signup', token_hash: 'abc' },
      403,
      'otp_expired',
      'Email link is invalid or has expired',
    ],
    [
      'a type for which nothing is ever pending',
      { type: 'email_change', token_hash: 'abc' },
      403,
      'otp_expired',
      'Email link is invalid or has expired',
    ],
  ])('refuses %s', async (_title, body, status, code, message) => {
    expect(await verify(body)).toMatchObject({ status, code, message });
  });

  it('opens a session once for a code, and proves the address everywhere it stands', async () => {
    const { email, code } = await unconfirmed();
    const body = {
      type: 'email',
      email: email.toUpperCase(),
      token: code,
      options: { redirectTo: 'x' },
      token_hash: null,
    };
    const heard = await verify(body);
    expect(heard).toMatchObject({
      status: 200,
      body: {
        user: { user_metadata: { email_verified: true }, identities: [{ identity_data: { email_verified: true } }] },
      },
    });
    const claims = decodeJwt(String(heard.body['access_token']));
    expect(claims['amr']).toEqual([{ method: 'otp', timestamp: claims.iat }]);
    expect(heard.body['user']).toHaveProperty('last_sign_in_at');
    expect(await verify(body)).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('stores the hash of address and code only', async () => {
    const { email, code, tokenHash } = await unconfirmed();
    expect(tokenHash).toBe(codeHash(email, code));
    expect(tokenHash).toMatch(/^[0-9a-f]{56}$/);
  });

  it('takes a code of one slot for its own types only', async () => {
    const { email, code } = await unconfirmed();
    for (const type of ['recovery', 'magiclink', 'email_change', 'sms']) {
      expect([type, (await verify({ type, email, token: code })).code]).toEqual([type, 'otp_expired']);
    }
    expect(await verify({ type: 'invite', email, token: code })).toMatchObject({ status: 200 });
  });

  it('takes no code after a day, and none of a neighbour', async () => {
    const [first, second] = [await unconfirmed(), await unconfirmed()];
    expect(await verify({ type: 'signup', email: second.email, token: first.code })).toMatchObject({
      code: 'otp_expired',
    });
    auth.clock.forward(86_401);
    expect(await verify({ type: 'signup', email: first.email, token: first.code })).toMatchObject({
      code: 'otp_expired',
    });
    expect(await verify({ type: 'signup', token_hash: first.tokenHash })).toMatchObject({ code: 'otp_expired' });
  });

  it('takes no code after five wrong ones, not even of a hundred at the same moment; the link stays good', async () => {
    const { email, code, tokenHash } = await unconfirmed();
    const wrong = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0')).filter(
      (one) => one !== code,
    );
    await Promise.all(wrong.map((token) => verify({ type: 'signup', email, token })));
    expect(await verify({ type: 'signup', email, token: code })).toMatchObject({ code: 'otp_expired' });
    expect(await verify({ type: 'signup', token_hash: tokenHash })).toMatchObject({ status: 200 });
  });

  it('AUT-10: works once for twenty at the same moment: 100 of 100', async () => {
    let once = 0;
    for (let round = 0; round < 100; round++) {
      const { email, code, tokenHash } = await unconfirmed();
      const byCode = round % 2 === 0;
      const body = byCode ? { type: 'signup', email, token: code } : { type: 'signup', token_hash: tokenHash };
      const heard = await Promise.all(Array.from({ length: 20 }, () => verify(body)));
      const opened = heard.filter(({ status }) => status === 200).length;
      const { rowCount } = await auth.database.query(
        'SELECT 1 FROM sessions JOIN users ON users.id = user_id WHERE email = $1',
        [email],
      );
      // Of twenty codes at once five may be tried; the right one is right at the first.
      if (opened === 1 && rowCount === 1) once++;
    }
    expect(once).toBe(100);
  }, 120_000);

  it('opens nothing for somebody banned', async () => {
    const { email, code } = await unconfirmed();
    await auth.database.query(`UPDATE users SET banned_until = now() + interval '9 years' WHERE email = $1`, [email]);
    expect(await verify({ type: 'signup', email, token: code })).toMatchObject({ status: 403, code: 'user_banned' });
  });
});

describe('GET /verify', () => {
  it('refuses a link without its parts as JSON', async () => {
    expect(await follow({ type: 'signup' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Verify requires a token or a token hash',
    });
    expect(await follow({ token: 'x' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Verify requires a verification type',
    });
  });

  it('sends the browser back with a session in the fragment, sorted by key', async () => {
    const { tokenHash, type, email } = await unconfirmed();
    const heard = await follow({ token: tokenHash, type, redirect_to: 'http://localhost:4000/verify-email?from=mail' });
    expect(heard).toMatchObject({ status: 303, target: 'http://localhost:4000/verify-email?from=mail' });
    expect([...new URLSearchParams(heard.fragment).keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(heard.told).toMatchObject({ type: 'signup', token_type: 'bearer', sb: '' });
    expect(await auth.ask(readUser, { token: heard.told['access_token'] ?? '' })).toMatchObject({ body: { email } });
    expect(await auth.refresh(heard.told['refresh_token'] ?? '')).toMatchObject({ status: 200 });
  });

  it('sends the browser back with the reason otherwise, and to the site when the target is not allowed', async () => {
    const used = await follow({ token: 'f'.repeat(56), type: 'signup', redirect_to: 'https://evil.test/' });
    expect(used.answer?.redirect).toBe(
      'http://localhost:4000#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
    expect((await follow({ token: 'x', type: 'nonsense' })).told['error_code']).toBe('otp_expired');
  });
});

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
    expect(await auth.ask(resendMail, { body })).toMatchObject({ status, code, message });
  });

  it('voids the older mail, at most once a minute', async () => {
    const old = await unconfirmed();
    const resend = () => auth.ask(resendMail, { body: { type: 'signup', email: old.email } });
    expect(await resend()).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    auth.clock.forward(61);
    expect(await resend()).toMatchObject({ status: 200, body: {} });
    const fresh = await auth.mailTo(old.email);
    expect(await verify({ type: 'signup', token_hash: old.tokenHash })).toMatchObject({ code: 'otp_expired' });
    expect(await verify({ type: 'signup', token_hash: fresh.tokenHash })).toMatchObject({ status: 200 });
  });

  it('is silent for unknown and confirmed addresses and for what is not pending', async () => {
    const ana = await auth.aLearner();
    const mails = (await auth.told(mailRequested, ana.email)).length;
    for (const body of [
      { type: 'signup', email: ana.email },
      { type: 'email_change', email: ana.email },
      { type: 'signup', email: auth.newEmail() },
    ]) {
      expect(await auth.ask(resendMail, { body })).toMatchObject({ status: 200, body: {} });
    }
    expect((await auth.told(mailRequested, ana.email)).length).toBe(mails);
  });
});

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
    const { told } = await follow({ token: mail.tokenHash, type: 'recovery' });
    expect(told['type']).toBe('recovery');
    const token = told['access_token'] ?? '';
    const changed = await auth.ask(updateUser, { body: { password: 'a fresh phrase here' }, token });
    expect(changed).toMatchObject({ status: 200, body: { recovery_sent_at: expect.any(String) } });
    expect(await auth.ask(readUser, { token: ana.access })).toMatchObject({ code: 'session_not_found' });
    await auth.signIn(ana.email, 'a fresh phrase here');
  });

  it('confirms an unconfirmed address on use, and voids its confirmation mail', async () => {
    const { email, code } = await unconfirmed();
    await auth.ask(recoverPassword, { body: { email } });
    const mail = await auth.mailTo(email);
    expect(await verify({ type: 'recovery', email, token: mail.code })).toMatchObject({
      status: 200,
      body: { user: { email_confirmed_at: expect.any(String) } },
    });
    expect(await verify({ type: 'signup', email, token: code })).toMatchObject({ code: 'otp_expired' });
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
