import { expect, it } from '@jest/globals';
import { identityLinked } from '@nivel/contracts/auth/identity-linked.fact';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import type { IdentityProvider } from '@nivel/testing/identity-provider';
import { decodeJwt } from 'jose';
import { AppUnderTest } from '../../test/app-under-test.ts';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import { identitiesOf } from '../../test/identities-of.ts';
import { providersFor } from '../../test/providers-for.ts';
import { sessionIdOf } from '../../test/session-claims.ts';

let auth: AuthUnderTest;
let idp: IdentityProvider;
providersFor((started, provider) => {
  [auth, idp] = [started, provider];
});

/** A token of now by the clock of the service. */
const idToken = (): Promise<string> => {
  const now = Math.floor(auth.clock.now().getTime() / 1_000);
  return idp.idToken({ iat: now, exp: now + 600 });
};
const link = async (access: string | null, further: object = {}) => {
  const body = { provider: 'escuela', id_token: await idToken(), link_identity: true, ...further };
  return auth.ask(issueToken, { query: { grant_type: 'id_token' }, body, ...(access !== null && { token: access }) });
};
const providersOf = async (access: string) => (await identitiesOf(auth, access)).map(({ provider }) => provider);

it('adds the person to the account of the caller, in the same session, and tells the owner', async () => {
  const ana = await auth.aLearner();
  const { status, body } = await link(ana.access);
  expect(status).toBe(200);
  expect(body['user']).toMatchObject({
    ...{ id: ana.userId, email: ana.email },
    app_metadata: { provider: 'email', providers: ['email', 'escuela'] },
  });
  expect(sessionIdOf(body['access_token'])).toBe(sessionIdOf(ana.access));
  expect(await auth.told(identityLinked, ana.userId)).toMatchObject([{ email: ana.email, provider: 'Mi escuela' }]);
  expect((await auth.refresh(String(body['refresh_token']))).status).toBe(200);
  const entered = { provider: 'escuela', id_token: await idToken() };
  const { body: session } = await auth.ask(issueToken, { query: { grant_type: 'id_token' }, body: entered });
  expect(session['user']).toMatchObject({ id: ana.userId });
});

it('leaves a second step that was taken as it is, and needs it', async () => {
  const ana = await auth.aLearner();
  const app = await new AppUnderTest(auth).add(ana);
  const low = await auth.signIn(ana.email, ana.password);
  expect(await link(low.access)).toMatchObject({ status: 401, code: 'insufficient_aal' });
  const { body } = await link(app.access);
  expect(decodeJwt(String(body['access_token']))).toMatchObject({ aal: 'aal2', session_id: sessionIdOf(app.access) });
});

it('refuses a caller without a session, and says nothing about the token', async () => {
  expect(await link(null, { id_token: 'a.b.c' })).toMatchObject({ status: 401, code: 'no_authorization' });
  expect(await link('public-key', { id_token: 'a.b.c' })).toMatchObject({ status: 403, code: 'bad_jwt' });
});

it('refuses a person who is linked already, here or to somebody else', async () => {
  const [ana, ben] = [await auth.aLearner(), await auth.aLearner()];
  await link(ana.access);
  const refused = { status: 422, code: 'identity_already_exists' };
  expect(await link(ana.access)).toMatchObject({ ...refused, message: 'Identity is already linked' });
  expect(await link(ben.access)).toMatchObject({ ...refused, message: 'Identity is already linked to another user' });
  expect(await providersOf(ben.access)).toEqual(['email']);
});

it('links by a token once, and none that has signed somebody in', async () => {
  const ana = await auth.aLearner();
  const used = await idToken();
  const body = { provider: 'escuela', id_token: used };
  expect((await auth.ask(issueToken, { query: { grant_type: 'id_token' }, body })).status).toBe(200);
  expect(await link(ana.access, { id_token: used })).toMatchObject({ code: 'bad_id_token' });
  expect(await providersOf(ana.access)).toEqual(['email']);
});

it('links to one account alone where two people show the same token at the same moment', async () => {
  const [people, used] = [[await auth.aLearner(), await auth.aLearner()], await idToken()];
  const all = await Promise.all(people.map(({ access }) => link(access, { id_token: used })));
  expect(all.map(({ code }) => code ?? 'linked').toSorted()).toEqual(['bad_id_token', 'linked']);
});

it('asks for a fresh proof once the sign-in is not of the last minutes', async () => {
  const { access, password } = await auth.later(await auth.aLearner(), 601);
  expect((await link(access)).code).toBe('current_password_required');
  expect((await link(access, { current_password: 'not it' })).code).toBe('current_password_invalid');
  expect(await providersOf(access)).toEqual(['email']);
  expect((await link(access, { current_password: password })).status).toBe(200);
});

it('takes the code of an e-mail under a name of its own', async () => {
  const { access, email } = await auth.later(await auth.aLearner(), 601);
  await auth.ask(reauthenticate, { token: access });
  const { code } = await auth.emailTo(email);
  // `nonce` is that of the ID token, which has none here.
  expect((await link(access, { nonce: code })).code).toBe('bad_id_token');
  expect((await link(access, { reauthentication_nonce: code })).status).toBe(200);
});

it('is switched off together with the other ways to link', async () => {
  const ana = await auth.aLearner();
  await auth.restart({ IDENTITY_LINKING_ENABLED: 'false' });
  expect(await link(ana.access)).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
});
