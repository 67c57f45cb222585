import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { previewLink } from '@nivel/contracts/auth/preview-link.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const send = (body: object) => auth.ask(sendMagicLink, { body });

describe('a magic link', () => {
  it.each<[string, object, number, string, string]>([
    ['no address', {}, 400, 'validation_failed', 'One of email or phone must be set'],
    ['two addresses', { email: 'a@b.mx', phone: '52' }, 400, 'validation_failed', 'Only an email address or phone'],
    ['a phone', { phone: '5255' }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    ['a channel', { email: 'a@b.mx', channel: 'sms' }, 400, 'validation_failed', 'Channel should only be specified'],
    ['a malformed address', { email: 'x' }, 400, 'validation_failed', 'Unable to validate email address'],
    [
      'half of PKCE',
      { email: 'a@b.mx', code_challenge: 'c' },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    ['a flag that is none', { email: 'a@b.mx', create_user: 'no' }, 400, 'bad_json', 'create_user is not a boolean'],
  ])('refuses %s', async (_what, body, status, code, message) => {
    expect(await send(body)).toMatchObject({ status, code, message: expect.stringContaining(message) });
  });

  it.each(['magiclink', 'email', 'recovery'])('signs in by its code, as type %s, and once', async (type) => {
    const ana = await auth.aLearner();
    const sent = await send({ email: ana.email, gotrue_meta_security: { captcha_token: 'any' }, code_challenge: null });
    expect(sent).toMatchObject({ status: 200, body: {} });
    const { code, template } = await auth.emailTo(ana.email);
    expect(template).toBe('magic-link');
    const byCode = { type, email: ana.email, token: code };
    expect(await auth.codes.verify(byCode)).toMatchObject({ status: 200, body: { user: { id: ana.userId } } });
    expect(await auth.codes.verify(byCode)).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('signs in by its link for half an hour, and says before whose it is', async () => {
    for (const [seconds, status] of [
      [1_799, 200],
      [1_800, 403],
    ] as const) {
      const ana = await auth.aLearner();
      await send({ email: ana.email });
      const { tokenHash, type } = await auth.emailTo(ana.email);
      const byLink = { type, token_hash: tokenHash };
      expect(await auth.ask(previewLink, { body: byLink })).toMatchObject({ body: { type: 'magiclink' } });
      auth.clock.pass(seconds);
      expect([seconds, (await auth.codes.verify(byLink)).status]).toEqual([seconds, status]);
    }
  });

  it('opens a session in which a new password still needs the old one', async () => {
    const ana = await auth.aLearner();
    await send({ email: ana.email });
    const { code } = await auth.emailTo(ana.email);
    const { body } = await auth.codes.verify({ type: 'recovery', email: ana.email, token: code });
    const change = { body: { password: 'a fresh phrase here' }, token: String(body['access_token']) };
    expect(await auth.ask(updateUser, change)).toMatchObject({ status: 400, code: 'current_password_required' });
  });

  it('voids the recovery before it, and a recovery voids it', async () => {
    const ana = await auth.aLearner();
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    const recovery = await auth.emailTo(ana.email);
    auth.clock.pass(60);
    await send({ email: ana.email });
    const link = await auth.emailTo(ana.email);
    auth.clock.pass(60);
    const byLink = { type: 'magiclink', token_hash: recovery.tokenHash };
    expect(await auth.codes.verify(byLink)).toMatchObject({ code: 'otp_expired' });
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    expect(await auth.codes.verify({ ...byLink, token_hash: link.tokenHash })).toMatchObject({ code: 'otp_expired' });
  });

  it('is sent once a minute, and waits for a recovery as a recovery for it', async () => {
    const ana = await auth.aLearner();
    expect(await send({ email: ana.email })).toMatchObject({ status: 200 });
    auth.clock.pass(59);
    expect(await send({ email: ana.email })).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(await auth.ask(recoverPassword, { body: { email: ana.email } })).toMatchObject({ status: 429 });
    auth.clock.pass(1);
    expect(await send({ email: ana.email })).toMatchObject({ status: 200 });
  });

  it('signs an unknown address up: its confirmation proves it, and no password opens it', async () => {
    const email = auth.newEmail();
    const { response } = await send({ email, data: { firstName: 'Noé' } });
    expect(response?.headers).toEqual({ 'x-sign-up-proof': expect.any(String) });
    const sent = await auth.emailTo(email);
    expect(sent).toMatchObject({ template: 'confirm', type: 'signup', firstName: '' });
    const signUpProof = response?.headers?.['x-sign-up-proof'] ?? '';
    const opened = await auth.codes.verify({ type: 'email', email, token: sent.code }, { signUpProof });
    expect(opened).toMatchObject({
      status: 200,
      body: { user: { user_metadata: { firstName: 'Noé' }, app_metadata: { needs_password: true } } },
    });
    const byPassword = { query: { grant_type: 'password' }, body: { email, password: 'correct horse battery' } };
    expect(await auth.ask(issueToken, byPassword)).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('makes no account where the request forbids it, or the installation, with the same answer', async () => {
    const known = (await auth.aLearner()).email;
    const unknown = auth.newEmail();
    const [first, second] = [
      await send({ email: known, create_user: false }),
      await send({ email: unknown, create_user: false }),
    ];
    expect(second).toEqual(first);
    expect(await auth.told(mailRequested, unknown)).toEqual([]);
    const closed = await AuthUnderTest.start({ SIGN_UP_ENABLED: 'false' });
    try {
      const email = closed.newEmail();
      expect(await closed.ask(sendMagicLink, { body: { email } })).toMatchObject({ status: 200, body: {} });
      expect((await closed.owner.query('SELECT id FROM users')).rows).toEqual([]);
    } finally {
      await closed.stop();
    }
  });

  it('is in the log of the account for its owner', async () => {
    const ana = await auth.aLearner();
    await send({ email: ana.email });
    const { events } = await auth.rpc(listSecurityEvents, {}, ana.access);
    expect(events[0]).toMatchObject({ kind: 'magic-link-requested' });
  });
});
