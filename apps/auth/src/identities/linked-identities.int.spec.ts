import { describe, expect, it } from '@jest/globals';
import { identityLinked } from '@nivel/contracts/auth/identity-linked.fact';
import { identityUnlinked } from '@nivel/contracts/auth/identity-unlinked.fact';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { linkIdentityWithProof } from '@nivel/contracts/auth/link-identity-with-proof.operation';
import { linkIdentity } from '@nivel/contracts/auth/link-identity.operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { unlinkIdentity } from '@nivel/contracts/auth/unlink-identity.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import type { IdentityProvider } from '@nivel/testing/identity-provider';
import { TEST_SITE } from '@nivel/testing/service-environment';
import type { AuthUnderTest, Signed } from '../../test/auth-under-test.ts';
import { identitiesOf, identityIdOf } from '../../test/identities-of.ts';
import { aPkceClient, exchangeOf } from '../../test/pkce-client.ts';
import { aProviderPerson, throughProvider, type ProviderJourney } from '../../test/provider-journey.ts';
import { providersFor } from '../../test/providers-for.ts';
import { sessionIdOf } from '../../test/session-claims.ts';

let auth: AuthUnderTest;
let idp: IdentityProvider;
let journey: ProviderJourney;
providersFor((started, provider, way) => {
  [auth, idp, journey] = [started, provider, way];
});

const query = () => ({ provider: 'escuela', redirect_to: `${TEST_SITE}/ajustes`, ...aPkceClient().pkce });
const begin = async (token: string, further: Record<string, string> = {}) =>
  journey.begun(await auth.ask(linkIdentity, { query: { ...query(), ...further }, token }));
const link = async ({ access }: Pick<Signed, 'access'>) => {
  const { url, browser } = await begin(access);
  return journey.comeBack(await throughProvider(url), browser);
};
const idOf = (token: string, provider: string): Promise<string> => identityIdOf(auth, token, provider);
const unlink = (token: string, identityId: string, body: object | null = null) =>
  auth.ask(unlinkIdentity, { token, path: { identityId }, body });

describe('linking an identity', () => {
  it('adds it to the account, whatever its address is, and tells the owner', async () => {
    const ana = await auth.aLearner();
    const { status, target, query: told } = await link(ana);
    expect([status, target, Object.keys(told)]).toEqual([302, `${TEST_SITE}/ajustes`, ['code']]);
    expect((await identitiesOf(auth, ana.access)).map(({ provider }) => provider)).toEqual(['email', 'escuela']);
    expect(await auth.told(identityLinked, ana.userId)).toMatchObject([{ email: ana.email, provider: 'Mi escuela' }]);
    const { body } = await journey.signIn();
    expect(body['user']).toMatchObject({ id: ana.userId, email: ana.email });
  });

  it('answers the address to clients that go there themselves', async () => {
    const ana = await auth.aLearner();
    const { heard, url } = await begin(ana.access, { skip_http_redirect: 'true' });
    expect([heard.status, heard.body]).toEqual([200, { url: expect.stringContaining(idp.issuer) }]);
    expect(new URL(url).searchParams.has('skip_http_redirect')).toBe(false);
  });

  it('refuses one that is linked already, here or to somebody else', async () => {
    const [ana, ben] = [await auth.aLearner(), await auth.aLearner()];
    await link(ana);
    expect((await link(ana)).query).toEqual({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    expect((await link(ben)).query).toEqual({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    });
  });

  it('needs a session that is still there when the person comes back', async () => {
    const ana = await auth.aLearner();
    const { url, browser } = await begin(ana.access);
    const back = await throughProvider(url);
    await auth.owner.query('DELETE FROM sessions WHERE user_id = $1', [ana.userId]);
    expect((await journey.comeBack(back, browser)).query).toMatchObject({ error_code: 'session_not_found' });
    expect((await auth.owner.query('SELECT 1 FROM identities WHERE user_id = $1', [ana.userId])).rowCount).toBe(1);
  });

  it('needs a token, and a provider that is configured', async () => {
    expect(await auth.ask(linkIdentity, { query: query() })).toMatchObject({ status: 401, code: 'no_authorization' });
    const ana = await auth.aLearner();
    const asked = { query: { provider: 'google' }, token: ana.access };
    expect(await auth.ask(linkIdentity, asked)).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('asks for the password once the sign-in is not of the last minutes', async () => {
    const { access, password } = await auth.later(await auth.aLearner(), 601);
    expect((await auth.ask(linkIdentity, { query: query(), token: access })).code).toBe('current_password_required');
    const asked = (current: string) =>
      auth.ask(linkIdentityWithProof, { query: query(), token: access, body: { current_password: current } });
    expect((await asked('not it')).code).toBe('current_password_invalid');
    expect((await asked(password)).status).toBe(302);
  });
});

describe('unlinking an identity', () => {
  it('removes it, and tells the owner', async () => {
    const ana = await auth.aLearner();
    await link(ana);
    const heard = await unlink(ana.access, await idOf(ana.access, 'escuela'));
    expect([heard.status, heard.body]).toEqual([200, {}]);
    const { body } = await auth.ask(readUser, { token: ana.access });
    expect(body).toMatchObject({ identities: [{ provider: 'email' }], app_metadata: { providers: ['email'] } });
    expect(await auth.told(identityUnlinked, ana.userId)).toMatchObject([{ provider: 'Mi escuela' }]);
  });

  it('ends the other sessions that a provider opened, and codes for such sessions, and nothing else', async () => {
    const stranger = (await journey.signIn()).body;
    idp.person = aProviderPerson(auth.newEmail());
    const ana = await auth.aLearner();
    await link(ana);
    const elsewhere = await auth.signIn(ana.email, ana.password);
    const entered = (await journey.signIn()).body;
    const { verifier, pkce } = aPkceClient();
    const { code } = (await journey.travel(pkce)).query;
    const statusOf = async (token: unknown) => (await auth.ask(readUser, { token: String(token) })).status;
    expect(await statusOf(entered['access_token'])).toBe(200);
    expect((await unlink(ana.access, await idOf(ana.access, 'escuela'))).status).toBe(200);
    expect(await auth.ask(readUser, { token: String(entered['access_token']) })).toMatchObject({
      status: 403,
      code: 'session_not_found',
    });
    expect(await auth.refresh(String(entered['refresh_token']))).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await auth.ask(issueToken, exchangeOf(code, verifier))).code).toBe('flow_state_not_found');
    for (const token of [ana.access, elsewhere.access, stranger['access_token']])
      expect(await statusOf(token)).toBe(200);
    const ended = (await auth.told(sessionEnded, ana.userId)).flatMap(({ sessionIds }) => sessionIds);
    expect(ended).toEqual([sessionIdOf(entered['access_token'])]);
    const { events } = await auth.rpc(listSecurityEvents, {}, ana.access);
    const kinds = events.map(({ kind }) => kind).filter((kind) => /^(session-ended|identity-unlinked)$/.test(kind));
    expect(kinds.toSorted()).toEqual(['identity-unlinked', 'session-ended']);
  });

  it('refuses the last one, those of others, that of the address, and what is no id', async () => {
    const [ana, ben] = [await auth.aLearner(), await auth.aLearner()];
    const own = await idOf(ana.access, 'email');
    expect(await unlink(ana.access, own)).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
    await link(ana);
    expect(await unlink(ana.access, await idOf(ben.access, 'email'))).toMatchObject({
      status: 422,
      code: 'identity_not_found',
    });
    expect(await unlink(ana.access, own)).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    });
    expect(await unlink(ana.access, 'x')).toMatchObject({ status: 404, code: 'validation_failed' });
    expect((await identitiesOf(auth, ana.access)).length).toBe(2);
  });

  it('leaves one where two are unlinked at the same moment', async () => {
    const { body } = await journey.signIn();
    const token = String(body['access_token']);
    idp.person = aProviderPerson(auth.newEmail());
    await link({ access: token });
    const ids = (await identitiesOf(auth, token)).map(({ identity_id: id }) => id);
    const all = await Promise.all(ids.map((id) => unlink(token, id)));
    expect(all.map(({ code }) => code ?? 'unlinked').toSorted()).toEqual(['single_identity_not_deletable', 'unlinked']);
  });

  it('is possible for somebody who came by a provider once a password is chosen', async () => {
    const { body } = await journey.signIn();
    const token = String(body['access_token']);
    const id = await idOf(token, 'escuela');
    expect((await unlink(token, id)).code).toBe('single_identity_not_deletable');
    const chosen = await auth.ask(updateUser, { token, body: { password: 'a phrase of my own' } });
    expect(chosen.body).toMatchObject({
      app_metadata: { provider: 'escuela', providers: ['escuela', 'email'] },
      identities: [{ provider: 'escuela' }, { provider: 'email', identity_data: { email_verified: true } }],
    });
    expect((await unlink(token, id)).status).toBe(200);
    // Its own session began at the provider, and stays.
    expect((await auth.ask(readUser, { token })).status).toBe(200);
  });

  it('asks for a proof once the sign-in is not of the last minutes', async () => {
    const ana = await auth.aLearner();
    await link(ana);
    const { access: token } = await auth.later(ana, 601);
    const id = await idOf(token, 'escuela');
    expect((await unlink(token, id)).code).toBe('current_password_required');
    expect((await unlink(token, id, { current_password: ana.password })).status).toBe(200);
  });
});

it('is switched off as a whole', async () => {
  const ana = await auth.aLearner();
  await auth.restart({ IDENTITY_LINKING_ENABLED: 'false' });
  const off = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' };
  expect(await auth.ask(linkIdentity, { query: query(), token: ana.access })).toMatchObject(off);
  expect(await unlink(ana.access, 'x')).toMatchObject(off);
});
