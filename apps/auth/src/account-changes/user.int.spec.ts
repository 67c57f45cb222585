import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { publishKeys } from '@nivel/contracts/auth/publish-keys.operation';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import { readSettings } from '@nivel/contracts/auth/read-settings.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { readRootKeys } from '@nivel/platform/root-keys';
import { openKeySet } from '@nivel/platform/signed-key-set';
import { AUTH_ROOT_PUBLIC_KEYS } from '@nivel/testing/root-keys';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { Session } from '../sessions/session.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { AccountChanges } from './account-changes.ts';

let auth: AuthUnderTest;
let ana: Signed;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ KEY_SET_CACHE_SECONDS: '300' });
  ana = await auth.aLearner();
});
afterAll(() => auth.stop());

it('a session that ends while a new password is hashed changes nothing', async () => {
  const eve = await auth.aLearner();
  const sessions = auth.get(SessionsRepository);
  const session = await sessions.byId(auth.work.reads, String(decodeJwt(eve.access)['session_id']));
  await auth.ask(signOut, { token: eve.access });
  const saving = auth.get(AccountChanges).save(session as Session, { passwordHash: '$argon2id$stolen' }, NO_REQUEST, {
    actor: null,
    role: null,
    token: null,
    clientIp: null,
    trace: '',
    deadline: 0,
  });
  await expect(saving).rejects.toThrow('Session from session_id claim in JWT does not exist');
  await auth.signIn(eve.email, eve.password);
});

describe('the bearer check', () => {
  it('refuses in the order and with the words of the wire contract', async () => {
    const eve = await auth.aLearner();
    const refusals: [string | undefined, number, string][] = [
      [undefined, 401, 'no_authorization'],
      ['nonsense', 403, 'bad_jwt'],
    ];
    for (const [token, status, code] of refusals) {
      expect(await auth.ask(readUser, token === undefined ? {} : { token })).toMatchObject({ status, code });
      expect(await auth.ask(updateUser, { body: {}, ...(token && { token }) })).toMatchObject({ status, code });
      expect(await auth.ask(signOut, token === undefined ? {} : { token })).toMatchObject({ status, code });
    }
    await auth.owner.query(`UPDATE users SET banned_until = now() + interval '1 day' WHERE id = $1`, [eve.userId]);
    expect(await auth.ask(readUser, { token: eve.access })).toMatchObject({
      status: 403,
      code: 'user_banned',
      message: 'User is banned',
    });
    expect(await auth.refresh(eve.refresh)).toMatchObject({ status: 400, code: 'user_banned' });
    await expect(auth.signIn(eve.email, eve.password)).rejects.toThrow('user_banned');
    await auth.owner.query('DELETE FROM users WHERE id = $1', [eve.userId]);
    expect(await auth.ask(readUser, { token: eve.access })).toMatchObject({ status: 403, code: 'user_not_found' });
    expect(await auth.ask(readUser, { token: ana.access })).toMatchObject({ status: 200, body: { id: ana.userId } });
  });

  it('refuses a token whose time is over', async () => {
    const late = await auth.aLearner();
    auth.clock.pass(601);
    expect(await auth.ask(readUser, { token: late.access })).toMatchObject({ status: 403, code: 'bad_jwt' });
    ana = await auth.signIn(ana.email, ana.password);
  });
});

const current = 'correct horse battery';

describe('changing the user', () => {
  it('merges data at the top level, deletes on null, and keeps fields that the service vouches for', async () => {
    const change = { data: { lastName: null, nickname: 'Ani', email_verified: false, sub: 'x' } };
    const heard = await auth.ask(updateUser, { body: change, token: ana.access });
    expect(heard.status).toBe(200);
    expect(heard.body['user_metadata']).toEqual({
      firstName: 'Ana',
      nickname: 'Ani',
      sub: ana.userId,
      email: ana.email,
      email_verified: true,
      phone_verified: false,
    });
    expect(heard.body).not.toHaveProperty('access_token');
  });

  it('updates every copy of the profile when it changes, and of nothing else', async () => {
    const luz = await auth.aLearner();
    const change = (data: object) => auth.ask(updateUser, { body: { data }, token: luz.access });
    await change({ welcomed: true });
    await change({ firstName: 'Ana' });
    expect(await auth.told(accountChanged, luz.userId)).toEqual([]);
    await change({ firstName: 'Luz', timeZone: 'America/Tijuana', educationalInterests: ['data'] });
    expect(await auth.told(accountChanged, luz.userId)).toEqual([
      {
        userId: luz.userId,
        email: luz.email,
        firstName: 'Luz',
        lastName: 'Ruiz',
        fullName: 'Luz Ruiz',
        studentType: '',
        educationalInterests: ['data'],
        skillLevel: '',
        timeZone: 'America/Tijuana',
        locale: 'es-MX',
      },
    ]);
  });

  it('changes nothing for an empty request, and accepts nulls and the present address', async () => {
    const before = (await auth.ask(readUser, { token: ana.access })).body['user_metadata'];
    for (const body of [
      {},
      { data: null, password: null, email: null, nonce: null },
      { email: ana.email.toUpperCase() },
    ]) {
      const heard = await auth.ask(updateUser, { body, token: ana.access });
      expect([heard.status, heard.body['user_metadata']]).toEqual([200, before]);
    }
  });

  it.each<[string, unknown, number, string]>([
    ['no body', null, 400, 'bad_json'],
    ['a wrong type', { data: 'x' }, 400, 'bad_json'],
    ['rights', { app_metadata: { role: 'admin' } }, 403, 'not_admin'],
    ['what is no address', { email: 'other' }, 400, 'validation_failed'],
    ['a zone that is none', { data: { timeZone: '+06:00' } }, 400, 'validation_failed'],
    ['a language that we do not speak', { data: { locale: 'fr' } }, 400, 'validation_failed'],
    ['a whole name that is none', { data: { full_name: 'www.evil.test' } }, 400, 'validation_failed'],
    ['another address by half of PKCE', { email: 'other@example.test', code_challenge: 'c' }, 400, 'validation_failed'],
    ['a phone', { phone: '5215512345678' }, 400, 'phone_provider_disabled'],
    ['a weak password', { password: 'short', current_password: current }, 422, 'weak_password'],
    ['a common password', { password: 'password123', current_password: current }, 422, 'weak_password'],
    ['129 characters', { password: 'x'.repeat(129), current_password: current }, 400, 'validation_failed'],
    ['the same password', { password: current, current_password: current }, 422, 'same_password'],
    ['a password without the old one', { password: 'quite another phrase' }, 400, 'current_password_required'],
    [
      'a password with a wrong old one',
      { password: 'quite another phrase', current_password: 'not it at all' },
      400,
      'current_password_invalid',
    ],
    ['a name that is none', { data: { firstName: 'www.evil.test' } }, 400, 'validation_failed'],
    ['too much data', { data: { a: 'x'.repeat(5_000) } }, 400, 'validation_failed'],
  ])('refuses %s and changes nothing', async (_title, body, status, code) => {
    const before = await auth.ask(readUser, { token: ana.access });
    expect(await auth.ask(updateUser, { body, token: ana.access })).toMatchObject({ status, code });
    expect((await auth.ask(readUser, { token: ana.access })).body).toEqual(before.body);
  });

  it('with a new password ends every other session, voids every code, and keeps its own session', async () => {
    const luz = await auth.aLearner();
    const [phone, tablet] = [await auth.signIn(luz.email, luz.password), await auth.signIn(luz.email, luz.password)];
    const stranger = await auth.aLearner();
    await auth.ask(recoverPassword, { body: { email: luz.email } });
    const { tokenHash } = await auth.emailTo(luz.email);
    const body = { password: 'quite another phrase', current_password: luz.password };
    const heard = await auth.ask(updateUser, { body, token: luz.access });
    expect(heard.status).toBe(200);
    for (const ended of [phone, tablet]) {
      expect(await auth.ask(readUser, { token: ended.access })).toMatchObject({
        status: 403,
        code: 'session_not_found',
      });
      expect(await auth.refresh(ended.refresh)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    }
    expect(await auth.ask(readUser, { token: luz.access })).toMatchObject({ status: 200 });
    expect(await auth.ask(readUser, { token: stranger.access })).toMatchObject({ status: 200 });
    expect(await auth.ask(verifyCode, { body: { type: 'recovery', token_hash: tokenHash } })).toMatchObject({
      code: 'otp_expired',
    });
    await expect(auth.signIn(luz.email, luz.password)).rejects.toThrow('invalid_credentials');
    await auth.signIn(luz.email, 'quite another phrase');
    const told = (await auth.told(sessionEnded, luz.userId)).filter(({ reason }) => reason === 'password-changed');
    // The sessions of the confirmation, the phone and the tablet.
    expect(told.flatMap(({ sessionIds }) => sessionIds)).toHaveLength(3);
  });
});

describe('sign-out', () => {
  it('ends this session, the others, or all', async () => {
    const luz = await auth.aLearner();
    const here = await auth.signIn(luz.email, luz.password);
    const status = async (who: Signed) => (await auth.ask(readUser, { token: who.access })).status;
    expect(await auth.ask(signOut, { token: here.access, query: { scope: 'elsewhere' } })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unsupported logout scope "elsewhere"',
    });
    expect(await auth.ask(signOut, { token: here.access, query: { scope: 'others' } })).toMatchObject({ status: 204 });
    expect([await status(luz), await status(here)]).toEqual([403, 200]);
    const there = await auth.signIn(luz.email, luz.password);
    expect(await auth.ask(signOut, { token: here.access, query: { scope: 'local' } })).toMatchObject({ status: 204 });
    expect([await status(here), await status(there)]).toEqual([403, 200]);
    const third = await auth.signIn(luz.email, luz.password);
    const out = await auth.ask(signOut, { token: there.access });
    expect(out.response).toEqual({ status: 204, body: null });
    expect([await status(there), await status(third)]).toEqual([403, 403]);
  });

  it('touches no other account', async () => {
    const [luz, sol] = [await auth.aLearner(), await auth.aLearner()];
    await auth.ask(signOut, { token: luz.access, query: { scope: 'global' } });
    expect(await auth.ask(readUser, { token: sol.access })).toMatchObject({ status: 200 });
  });
});

describe('what everybody may read', () => {
  it('is the public part of the keys, for as long as other processes cache them', async () => {
    const { response } = await auth.ask(publishKeys);
    expect(response?.headers).toEqual({ 'cache-control': 'public, max-age=300' });
    const { keys } = response?.body as { keys: Record<string, unknown>[] };
    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        kid: 'k1',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        x: expect.any(String),
        y: expect.any(String),
      },
    ]);
    const nonce = 'asked-by-a-service';
    const { signed } = await auth.nobody.ask(keySet, { nonce });
    expect(await openKeySet(readRootKeys(AUTH_ROOT_PUBLIC_KEYS), signed, nonce)).toEqual({ keys });
  });

  it('is the list of ways to sign in', async () => {
    expect((await auth.ask(readSettings)).body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
  });
});
