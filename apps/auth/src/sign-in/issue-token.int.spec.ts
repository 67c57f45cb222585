import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { decodeJwt } from 'jose';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const byPassword = { grant_type: 'password' };
const byRefresh = { grant_type: 'refresh_token' };

describe('the token door', () => {
  it.each<[string, Record<string, string>, unknown, number, string, string]>([
    ['no grant', {}, {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['an unknown grant', { grant_type: 'magic' }, {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['a wallet', { grant_type: 'web3' }, {}, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    [
      'a password without a body',
      byPassword,
      null,
      400,
      'bad_json',
      'Could not parse request body as JSON: unexpected end of JSON input',
    ],
    ['no address', byPassword, { password: 'x' }, 400, 'validation_failed', 'missing email or phone'],
    [
      'address and phone',
      byPassword,
      { email: 'a@b.test', phone: '52155' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ],
    [
      'a phone',
      byPassword,
      { phone: '52155', password: 'x' },
      422,
      'phone_provider_disabled',
      'Phone logins are disabled',
    ],
    [
      'an unknown address',
      byPassword,
      { email: 'a@b.test', password: 'correct horse battery' },
      400,
      'invalid_credentials',
      'Invalid login credentials',
    ],
    ['no password', byPassword, { email: 'a@b.test' }, 400, 'invalid_credentials', 'Invalid login credentials'],
    [
      'a huge password',
      byPassword,
      { email: 'a@b.test', password: 'x'.repeat(500_000) },
      400,
      'invalid_credentials',
      'Invalid login credentials',
    ],
    [
      'a wrong type',
      byPassword,
      { email: 'a@b.test', password: 7 },
      400,
      'bad_json',
      'Could not parse request body as JSON: password is not a string',
    ],
    ['no refresh token', byRefresh, {}, 400, 'validation_failed', 'refresh_token required'],
    [
      'a malformed refresh token',
      byRefresh,
      { refresh_token: 'short' },
      400,
      'validation_failed',
      'Refresh token is not valid',
    ],
  ])('refuses %s', async (_title, query, body, status, code, message) => {
    expect(await auth.ask(issueToken, { query, body })).toMatchObject({ status, code, message });
  });

  it('opens a session for the right password, in any case of the address', async () => {
    const ana = await auth.aLearner();
    const heard = await auth.ask(issueToken, {
      query: byPassword,
      body: {
        email: ` ${ana.email.toUpperCase()} `,
        password: ana.password,
        gotrue_meta_security: { captcha_token: null },
      },
      headers: { userAgent: 'Firefox' },
    });
    expect(heard).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', expires_in: 600, user: { id: ana.userId } },
    });
    expect(heard.body).not.toHaveProperty('weak_password');
    const claims = decodeJwt(String(heard.body['access_token']));
    expect(Object.keys(claims).sort()).toEqual([
      'aal',
      'amr',
      'app_metadata',
      'aud',
      'email',
      'exp',
      'iat',
      'is_anonymous',
      'iss',
      'phone',
      'role',
      'session_id',
      'sub',
      'user_metadata',
    ]);
    expect(claims.iss).toBe('http://localhost:4000/auth/v1');
    const { rows } = await auth.owner.query('SELECT user_agent, ip FROM sessions WHERE id = $1', [
      claims['session_id'],
    ]);
    expect(rows).toEqual([{ user_agent: 'Firefox', ip: '203.0.113.7' }]);
  });

  it('lets a right password in although it is weak today, and says so', async () => {
    const strict = await AuthUnderTest.start();
    const ana = await strict.aLearner();
    await strict.restart({ PASSWORD_MIN_LENGTH: '40' });
    const heard = await strict.ask(issueToken, {
      query: byPassword,
      body: { email: ana.email, password: ana.password },
    });
    await strict.stop();
    expect(heard).toMatchObject({ status: 200, body: { weak_password: { reasons: ['length'] } } });
  });

  it('says that an address is unconfirmed only after a right password', async () => {
    const email = auth.newEmail();
    await auth.ask(signUp, { body: { email, password: 'correct horse battery' } });
    const ask = (password: string) => auth.ask(issueToken, { query: byPassword, body: { email, password } });
    expect(await ask('wrong horse battery')).toMatchObject({ code: 'invalid_credentials' });
    expect(await ask('correct horse battery')).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
  });
});

describe('the refresh grant', () => {
  it('rotates, keeps session, level and proofs, and leaves the last sign-in alone', async () => {
    const ana = await auth.aLearner();
    const before = (await auth.ask(readUser, { token: ana.access })).body;
    auth.clock.pass(60);
    const heard = await auth.refresh(ana.refresh);
    const [old, fresh] = [decodeJwt(ana.access), decodeJwt(String(heard.body['access_token']))];
    expect(heard.body['refresh_token']).not.toBe(ana.refresh);
    expect(fresh['session_id']).toBe(old['session_id']);
    expect([fresh['aal'], fresh['amr']]).toEqual([old['aal'], old['amr']]);
    expect(fresh.exp).toBeGreaterThan(old.exp ?? 0);
    expect((heard.body['user'] as Record<string, unknown>)['last_sign_in_at']).toBe(before['last_sign_in_at']);
  });

  it('answers the active token to the one before it for a minute, and ends the session with every older one', async () => {
    const ana = await auth.aLearner();
    const second = String((await auth.refresh(ana.refresh)).body['refresh_token']);
    auth.clock.pass(59);
    expect((await auth.refresh(ana.refresh)).body['refresh_token']).toBe(second);
    const third = String((await auth.refresh(second)).body['refresh_token']);
    expect(await auth.refresh(ana.refresh)).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    });
    expect(await auth.refresh(third)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('ends a session that nobody used for as long as the setting says', async () => {
    const ana = await auth.aLearner();
    auth.clock.pass(14 * 86_400 + 60);
    expect(await auth.refresh(ana.refresh)).toMatchObject({
      status: 400,
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    });
    expect(await auth.refresh(ana.refresh)).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('answers 409 when a refresh waits too long for another', async () => {
    const hasty = await AuthUnderTest.start({ DATABASE_TIMEOUT_MS: '2000' });
    const holder = await hasty.owner.connect();
    try {
      const ana = await hasty.aLearner();
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM sessions WHERE user_id = $1 FOR UPDATE', [ana.userId]);
      expect(await hasty.refresh(ana.refresh)).toMatchObject({ status: 409, code: 'conflict' });
      await holder.query('ROLLBACK');
      expect(await hasty.refresh(ana.refresh)).toMatchObject({ status: 200 });
    } finally {
      holder.release();
      await hasty.stop();
    }
  });
});
