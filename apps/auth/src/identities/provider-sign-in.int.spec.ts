import { describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { authorize } from '@nivel/contracts/auth/authorize.operation';
import { identityLinked } from '@nivel/contracts/auth/identity-linked.fact';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { readSettings } from '@nivel/contracts/auth/read-settings.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import type { IdentityProvider } from '@nivel/testing/identity-provider';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { AppUnderTest } from '../../test/app-under-test.ts';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import { aProviderPerson, CALLBACK, ProviderJourney, throughProvider } from '../../test/provider-journey.ts';
import { providersFor } from '../../test/providers-for.ts';
import { methodsOf } from '../../test/session-claims.ts';
import { whileChanging } from '../../test/while-changing.ts';

let auth: AuthUnderTest;
let idp: IdentityProvider;
let journey: ProviderJourney;
providersFor(
  (started, provider, way) => {
    [auth, idp, journey] = [started, provider, way];
  },
  (setting) => [{ ...setting, name: 'muda', label: 'Muda', issuer: 'http://127.0.0.1:9' }],
);

/** Starts a call that waits for an account whose address is being changed, and lets the change finish first. */
const whileItsAddressChanges = <Result>(userId: string, act: () => Promise<Result>): Promise<Result> =>
  whileChanging(auth, 'UPDATE users SET email = $2 WHERE id = $1', [userId, auth.newEmail()], act);
const userOf = (session: Record<string, unknown>) => session['user'] as { id: string; email: string };

describe('signing in with a provider', () => {
  it('makes an account of an address that nobody has, with its names and without a password', async () => {
    const { body, status } = await journey.signIn();
    const { sub, email } = idp.person;
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'escuela', providers: ['escuela'] },
      user_metadata: { firstName: 'Lupita', lastName: 'Reyes', full_name: 'Lupita Reyes', email_verified: true },
      identities: [
        { id: sub, provider: 'escuela', email, identity_data: { sub, iss: idp.issuer, email_verified: true } },
      ],
    });
    expect(methodsOf(body)).toEqual(['oauth']);
    expect(await auth.told(accountCreated, userOf(body).id)).toMatchObject([{ email, firstName: 'Lupita' }]);
    const password = { query: { grant_type: 'password' }, body: { email, password: 'correct horse battery' } };
    expect((await auth.ask(issueToken, password)).code).toBe('invalid_credentials');
  });

  it('finds the account by the person and not by the address', async () => {
    const first = await journey.signIn();
    const { email: before } = idp.person;
    idp.person = { ...idp.person, email: auth.newEmail(), email_verified: false };
    const again = await journey.signIn();
    expect(userOf(again.body)).toMatchObject({ id: userOf(first.body).id, email: before });
    expect(again.body['user']).toMatchObject({ identities: [{ email: idp.person.email }] });
  });

  it('enters the account whose owner has proven the address, and tells its owner', async () => {
    const ana = await auth.aLearner();
    idp.person = aProviderPerson(ana.email.toUpperCase());
    const { body } = await journey.signIn();
    expect(body['user']).toMatchObject({
      id: ana.userId,
      user_metadata: { firstName: 'Ana' },
      app_metadata: { provider: 'email', providers: ['email', 'escuela'] },
      identities: [{ provider: 'email' }, { provider: 'escuela' }],
    });
    expect(await auth.told(identityLinked, ana.userId)).toMatchObject([{ email: ana.email, provider: 'Mi escuela' }]);
    const { events } = await auth.rpc(listSecurityEvents, {}, String(body['access_token']));
    expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['signed-in', 'identity-linked']);
    // The password still works.
    expect((await auth.signIn(ana.email, ana.password)).userId).toBe(ana.userId);
  });

  it('takes nothing over by an address that the provider does not vouch for', async () => {
    const ana = await auth.aLearner();
    for (const email of [ana.email, auth.newEmail()]) {
      idp.person = aProviderPerson(email, { email_verified: false });
      const { status, target, query, fragment } = await journey.travel();
      expect([status, target]).toEqual([302, `${TEST_SITE}/after`]);
      expect(query).toEqual({
        error_code: 'provider_email_needs_verification',
        error_description: 'Unverified email with Mi escuela. Verify the email with Mi escuela in order to sign in',
      });
      expect(fragment).toMatchObject(query);
    }
    const { body } = await auth.ask(readUser, { token: ana.access });
    expect(body['identities']).toMatchObject([{ provider: 'email' }]);
  });

  it('leaves nothing to a stranger who signed up with the address and never proved it', async () => {
    const email = auth.newEmail();
    await auth.signUp({ email, password: 'chosen by a stranger', data: { firstName: 'Eva' } });
    idp.person = aProviderPerson(email);
    const { body } = await journey.signIn();
    expect(body['user']).toMatchObject({ email, user_metadata: { firstName: 'Lupita' } });
    expect(body['user']).toMatchObject({ identities: [{ provider: 'escuela' }] });
    const asked = { query: { grant_type: 'password' }, body: { email, password: 'chosen by a stranger' } };
    expect((await auth.ask(issueToken, asked)).code).toBe('invalid_credentials');
    const { tokenHash, type } = await auth.emailTo(email);
    expect((await auth.codes.verify({ type, token_hash: tokenHash })).code).toBe('otp_expired');
  });

  it('enters no account whose address is another one by the time it is held', async () => {
    const ana = await auth.aLearner();
    idp.person = aProviderPerson(ana.email);
    const { url, browser } = await journey.setOut();
    const back = await throughProvider(url);
    const arriving = await whileItsAddressChanges(ana.userId, () => journey.comeBack(back, browser));
    expect(arriving.query).toMatchObject({ error: 'temporarily_unavailable', error_code: 'unavailable' });
    const { body } = await auth.ask(readUser, { token: ana.access });
    expect(body['identities']).toMatchObject([{ provider: 'email' }]);
  });

  it('asks for the second step of an account that has one', async () => {
    const ana = await auth.aLearner();
    await new AppUnderTest(auth).add(ana);
    idp.person = aProviderPerson(ana.email);
    const { body } = await journey.signIn();
    const token = String(body['access_token']);
    expect(await auth.ask(updateUser, { body: { data: { firstName: 'Eva' } }, token })).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
  });

  it('puts the session into the fragment for a client without PKCE', async () => {
    const { target, query, fragment } = await journey.travel();
    expect([target, query]).toEqual([`${TEST_SITE}/after`, {}]);
    expect(Object.keys(fragment)).toEqual([
      ...['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type'],
    ]);
    expect(methodsOf(fragment)).toEqual(['oauth']);
    expect((await auth.refresh(fragment['refresh_token'] ?? '')).status).toBe(200);
  });

  it('opens nothing of a banned account', async () => {
    const { body } = await journey.signIn();
    const until = new Date(auth.clock.now().getTime() + 3_600_000);
    await auth.owner.query('UPDATE users SET banned_until = $2 WHERE id = $1', [userOf(body).id, until]);
    expect((await journey.travel()).query).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
  });

  it('says where the person thought better of it', async () => {
    const { query, fragment } = await journey.travel({}, 'refuse');
    const refusal = { error: 'access_denied', error_description: 'The person thought better of it' };
    expect([query, fragment]).toEqual([refusal, { ...refusal, sb: '' }]);
  });
});

describe('the way to a provider', () => {
  it('takes what the caller may say, and nothing that decides who is asked for what', async () => {
    const { url } = await journey.setOut({
      ...{ prompt: 'login', scopes: 'offline_access', client_id: 'evil', state: 'evil', code_verifier: 'evil' },
      ...{
        redirect_uri: 'https://evil.test/',
        response_type: 'token',
        nonce: 'evil',
        request_uri: 'https://evil.test/',
      },
    });
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(url.startsWith(`${idp.issuer}/`)).toBe(true);
    expect(asked).toMatchObject({
      ...{ client_id: 'nivel', redirect_uri: CALLBACK, response_type: 'code', code_challenge_method: 'S256' },
      ...{ prompt: 'login', scope: 'openid email profile offline_access' },
    });
    expect(JSON.stringify(asked)).not.toContain('evil');
  });

  it.each([
    ['nadie', 'Unsupported provider: Provider nadie could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
    ['google', 'Unsupported provider: provider is not enabled'],
  ])('to %j leads nowhere', async (provider, message) => {
    expect(await auth.ask(authorize, { query: { provider } })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message,
    });
  });

  it('refuses half a challenge', async () => {
    expect((await journey.setOut({ code_challenge: 'c'.repeat(43) })).heard).toMatchObject({
      status: 400,
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    });
  });

  it('goes back at once, with the reason, where the provider does not answer', async () => {
    const { heard } = await new ProviderJourney(auth, 'muda').setOut();
    expect(heard.status).toBe(302);
    expect(heard.response?.redirect).toBe(
      `${TEST_SITE}/after?error=temporarily_unavailable&error_code=unavailable&error_description=The+provider+does+not+answer#error=temporarily_unavailable&error_code=unavailable&error_description=The+provider+does+not+answer&sb=`,
    );
  });

  it('shows which providers there are', async () => {
    expect((await auth.ask(readSettings)).body).toMatchObject({
      external: { email: true, google: false, github: false, azure: false, escuela: true },
      external_labels: { escuela: 'Mi escuela', muda: 'Muda' },
    });
  });
});
