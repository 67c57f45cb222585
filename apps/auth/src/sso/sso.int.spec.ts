import { describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { identityLinked } from '@nivel/contracts/auth/identity-linked.fact';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { linkIdentity } from '@nivel/contracts/auth/link-identity.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { unlinkIdentity } from '@nivel/contracts/auth/unlink-identity.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { AppUnderTest } from '../../test/app-under-test.ts';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import { identityIdOf } from '../../test/identities-of.ts';
import { aPkceClient, exchangeOf } from '../../test/pkce-client.ts';
import { methodsOf, sessionIdOf } from '../../test/session-claims.ts';
import { aColleague, EMAIL_FORMAT, type SsoJourney } from '../../test/sso-journey.ts';
import { ssoFor } from '../../test/sso-for.ts';
import { ExpiredDataCleaner } from '../housekeeping/expired-data-cleaner.ts';

let auth: AuthUnderTest;
let journey: SsoJourney;
let others: SsoJourney;
ssoFor((started, own, other) => {
  [auth, journey, others] = [started, own, other];
});

const userOf = (session: Record<string, unknown>) => session['user'] as { id: string; email: string };
const emailOf = (): string => journey.idp.person.attributes['email'] ?? '';

describe('signing in with an organization', () => {
  it('makes an account of an address of its domain, with its names and without a password', async () => {
    const { body, status } = await journey.signIn();
    const { nameId } = journey.idp.person;
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({
      email: emailOf(),
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'sso:empresa', providers: ['sso:empresa'] },
      user_metadata: { firstName: 'Lupita', lastName: 'Reyes', full_name: 'Lupita Reyes', email_verified: true },
      identities: [
        { id: nameId, provider: 'sso:empresa', email: emailOf(), identity_data: { iss: journey.idp.entityId } },
      ],
    });
    expect(methodsOf(body)).toEqual(['sso/saml']);
    expect(await auth.told(accountCreated, userOf(body).id)).toMatchObject([{ email: emailOf() }]);
    const password = {
      query: { grant_type: 'password' },
      body: { email: emailOf(), password: 'correct horse battery' },
    };
    expect((await auth.ask(issueToken, password)).code).toBe('invalid_credentials');
  });

  it.each([
    ['says so', EMAIL_FORMAT],
    ['leaves open what it is', 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'],
  ])('reads the address from an id that %s, and not from an attribute', async (_what, format) => {
    const email = auth.newEmail();
    journey.idp.person = { nameId: email, format, attributes: { mail: 'boss@example.test' } };
    expect(userOf((await journey.signIn()).body).email).toBe(email);
  });

  it('finds the account by the person and not by the address', async () => {
    const first = await journey.signIn();
    const before = emailOf();
    journey.idp.person = { ...journey.idp.person, attributes: { email: 'somebody@elsewhere.test' } };
    const again = await journey.signIn();
    expect(userOf(again.body)).toMatchObject({ id: userOf(first.body).id, email: before });
  });

  it('keeps the people of two organizations apart, whatever their ids are', async () => {
    others.idp.person = { ...journey.idp.person, attributes: { email: `ana${Date.now()}@otra.test` } };
    const [one, other] = [await journey.signIn(), await others.signIn()];
    expect(userOf(one.body).id).not.toBe(userOf(other.body).id);
  });

  it('enters the account whose owner has proven the address, and tells its owner', async () => {
    const ana = await auth.aLearner();
    journey.idp.person = aColleague(ana.email);
    const { body } = await journey.signIn();
    expect(body['user']).toMatchObject({
      id: ana.userId,
      app_metadata: { provider: 'email', providers: ['email', 'sso:empresa'] },
      identities: [{ provider: 'email' }, { provider: 'sso:empresa' }],
    });
    expect(await auth.told(identityLinked, ana.userId)).toMatchObject([{ email: ana.email, provider: 'Mi empresa' }]);
  });

  it('takes nothing over by an address of another domain than its own', async () => {
    const ana = await auth.aLearner();
    for (const email of [ana.email, `new${Date.now()}@example.test`]) {
      others.idp.person = aColleague(email);
      const { status, target, query } = await others.travel();
      expect([status, target]).toEqual([303, `${TEST_SITE}/after`]);
      expect(query).toEqual({
        error_code: 'provider_email_needs_verification',
        error_description: 'Unverified email with La otra. Verify the email with La otra in order to sign in',
      });
    }
    const { body } = await auth.ask(readUser, { token: ana.access });
    expect(body['identities']).toMatchObject([{ provider: 'email' }]);
  });

  it('leaves nothing to a stranger who signed up with the address and never proved it', async () => {
    await auth.signUp({ email: emailOf(), password: 'chosen by a stranger', data: { firstName: 'Eva' } });
    const { body } = await journey.signIn();
    expect(body['user']).toMatchObject({ user_metadata: { firstName: 'Lupita' } });
    const asked = { query: { grant_type: 'password' }, body: { email: emailOf(), password: 'chosen by a stranger' } };
    expect((await auth.ask(issueToken, asked)).code).toBe('invalid_credentials');
  });

  it('asks for the second step of an account that has one', async () => {
    const ana = await auth.aLearner();
    await new AppUnderTest(auth).add(ana);
    journey.idp.person = aColleague(ana.email);
    const token = String((await journey.signIn()).body['access_token']);
    const heard = await auth.ask(updateUser, { body: { data: { firstName: 'Eva' } }, token });
    expect(heard).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });

  it('puts the session into the fragment for a client without PKCE', async () => {
    const { target, query, fragment } = await journey.travel();
    expect([target, query]).toEqual([`${TEST_SITE}/after`, {}]);
    expect(methodsOf(fragment)).toEqual(['sso/saml']);
    expect((await auth.refresh(fragment['refresh_token'] ?? '')).status).toBe(200);
  });

  it('opens nothing of a banned account, nor of somebody whom the organization refuses', async () => {
    const { body } = await journey.signIn();
    const until = new Date(auth.clock.now().getTime() + 3_600_000);
    await auth.owner.query('UPDATE users SET banned_until = $2 WHERE id = $1', [userOf(body).id, until]);
    expect((await journey.travel()).query).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
    expect((await journey.travel({ envelope: { status: 'Requester' } })).query).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
      error_description: 'The identity provider signed nobody in',
    });
  });

  it('links the identity to the account of a signed-in person who asks for it', async () => {
    const ana = await auth.aLearner();
    journey.idp.person = aColleague('ana@elsewhere.test');
    const query = { provider: 'sso:empresa', redirect_to: `${TEST_SITE}/after` };
    const { response } = await auth.ask(linkIdentity, { query, token: ana.access });
    const form = journey.idp.answer(response?.redirect ?? '');
    await journey.post(form, response?.headers?.['x-sso-browser'] ?? '');
    const { body } = await auth.ask(readUser, { token: ana.access });
    expect(body['identities']).toMatchObject([{ provider: 'email' }, { provider: 'sso:empresa' }]);
  });
});

describe('unlinking the identity of an organization', () => {
  it('ends the other sessions that providers and organizations opened, and codes for such sessions, and nothing else', async () => {
    const stranger = (await journey.signIn()).body;
    const ana = await auth.aLearner();
    journey.idp.person = aColleague(ana.email);
    const entered = (await journey.signIn()).body;
    const byProvider = await auth.signIn(ana.email, ana.password);
    const amr = JSON.stringify([{ method: 'oauth', timestamp: 1 }]);
    await auth.owner.query('UPDATE sessions SET amr = $2::jsonb WHERE id = $1', [sessionIdOf(byProvider.access), amr]);
    const elsewhere = await auth.signIn(ana.email, ana.password);
    const { verifier, pkce } = aPkceClient();
    const { code } = (await journey.travel({}, pkce)).query;
    const path = { identityId: await identityIdOf(auth, ana.access, 'sso:empresa') };
    expect((await auth.ask(unlinkIdentity, { token: ana.access, path, body: null })).status).toBe(200);
    for (const token of [String(entered['access_token']), byProvider.access])
      expect(await auth.ask(readUser, { token })).toMatchObject({ status: 403, code: 'session_not_found' });
    expect((await auth.ask(issueToken, exchangeOf(code, verifier))).code).toBe('flow_state_not_found');
    for (const token of [ana.access, elsewhere.access, String(stranger['access_token'])])
      expect((await auth.ask(readUser, { token })).status).toBe(200);
    const ended = (await auth.told(sessionEnded, ana.userId)).flatMap(({ sessionIds }) => sessionIds);
    expect(ended.toSorted()).toEqual([entered['access_token'], byProvider.access].map(sessionIdOf).toSorted());
  });
});

it('remembers an assertion until it expires', async () => {
  const remembered = async () => (await auth.rows('SELECT 1 FROM saml_assertions')).length;
  await journey.travel();
  // It counts for 300 seconds, and 60 more for clocks that differ.
  auth.clock.pass(300);
  await auth.get(ExpiredDataCleaner).tidy();
  expect(await remembered()).toBeGreaterThan(0);
  auth.clock.pass(61);
  await auth.get(ExpiredDataCleaner).tidy();
  expect(await remembered()).toBe(0);
});
