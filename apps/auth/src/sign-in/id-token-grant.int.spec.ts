import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { identityLinked } from '@nivel/contracts/auth/identity-linked.fact';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import type { IdentityProvider } from '@nivel/testing/identity-provider';
import { decodeJwt, generateKeyPair } from 'jose';
import { AppUnderTest } from '../../test/app-under-test.ts';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import { aProviderPerson, type ProviderJourney } from '../../test/provider-journey.ts';
import { providersFor } from '../../test/providers-for.ts';
import { ExpiredDataCleaner } from '../housekeeping/expired-data-cleaner.ts';

let auth: AuthUnderTest;
let idp: IdentityProvider;
let journey: ProviderJourney;
providersFor(
  (started, provider, way) => {
    [auth, idp, journey] = [started, provider, way];
  },
  (setting) => [
    { ...setting, name: 'muda', label: 'Muda', issuer: 'http://127.0.0.1:9' },
    // An app with an id of its own at the same provider.
    { ...setting, name: 'app', label: 'App', client_id: 'web', further_client_ids: ['android'] },
    { ...setting, name: 'github', label: 'GitHub', issuer: 'https://github.com' },
  ],
);

const ask = (body: object) => auth.ask(issueToken, { query: { grant_type: 'id_token' }, body });
const show = (token: string, further: object = {}) => ask({ provider: 'escuela', id_token: token, ...further });
const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const idOf = (body: Record<string, unknown>): string => (body['user'] as { id: string }).id;
const seconds = (): number => Math.floor(auth.clock.now().getTime() / 1_000);
const bad = (message = 'Bad ID token', error = 'invalid request') => ({
  status: 400,
  code: 'bad_id_token',
  message,
  details: { oauth_error: error },
});

describe('an ID token', () => {
  it('makes an account as the way through the provider does, and finds it again', async () => {
    const { status, body, response } = await show(await idp.idToken());
    expect([status, response?.headers]).toEqual([200, { 'x-device-id': expect.any(String) }]);
    expect(body['user']).toMatchObject({
      email: idp.person.email,
      app_metadata: { provider: 'escuela', providers: ['escuela'] },
      user_metadata: { firstName: 'Lupita', lastName: 'Reyes', email_verified: true },
      identities: [{ id: idp.person.sub, provider: 'escuela', identity_data: { iss: idp.issuer } }],
    });
    expect(decodeJwt(String(body['access_token']))['amr']).toMatchObject([{ method: 'oauth' }]);
    expect(await auth.told(accountCreated, idOf(body))).toMatchObject([{ email: idp.person.email }]);
    expect((await auth.refresh(String(body['refresh_token']))).status).toBe(200);
    expect(idOf((await journey.signIn()).body)).toBe(idOf(body));
    expect(idOf((await show(await idp.idToken({ email: auth.newEmail() }))).body)).toBe(idOf(body));
  });

  it('that names the person alone enters their account, and deletes nothing of what was known', async () => {
    const { body } = await show(await idp.idToken());
    const bare = { email: undefined, email_verified: undefined, name: undefined };
    const { body: again } = await show(await idp.idToken(bare));
    const { email, name } = idp.person;
    expect(again['user']).toMatchObject({ id: idOf(body), identities: [{ email, identity_data: { email, name } }] });
    expect((await show(await idp.idToken({ ...bare, sub: 'nobody-yet' }))).code).toBe('bad_oauth_callback');
  });

  it('counts the same beside a bearer token, which the public clients always send', async () => {
    const asked = { query: { grant_type: 'id_token' }, body: { provider: 'escuela', id_token: await idp.idToken() } };
    expect((await auth.ask(issueToken, { ...asked, token: 'public-key' })).status).toBe(200);
  });

  it('enters the account whose owner has proven the address, and tells its owner', async () => {
    const ana = await auth.aLearner();
    idp.person = aProviderPerson(ana.email);
    expect(idOf((await show(await idp.idToken())).body)).toBe(ana.userId);
    expect(await auth.told(identityLinked, ana.userId)).toMatchObject([{ email: ana.email, provider: 'Mi escuela' }]);
  });

  it('takes nothing over by an address that the provider does not vouch for', async () => {
    const ana = await auth.aLearner();
    for (const email of [ana.email, auth.newEmail()]) {
      idp.person = aProviderPerson(email, { email_verified: false });
      expect(await show(await idp.idToken())).toMatchObject({ status: 422, code: 'provider_email_needs_verification' });
    }
    idp.person = aProviderPerson('');
    expect((await show(await idp.idToken())).code).toBe('bad_oauth_callback');
  });

  it('makes one account of a person who comes with ten addresses at the same moment', async () => {
    const emails = Array.from({ length: 10 }, () => auth.newEmail());
    const tokens = await Promise.all(emails.map((email) => idp.idToken({ email })));
    const all = await Promise.all(tokens.map((token) => show(token)));
    // Some may have to come again; the same token still counts.
    expect(all.filter(({ status, code }) => status !== 200 && code !== 'unavailable')).toEqual([]);
    const { rowCount } = await auth.owner.query('SELECT 1 FROM users WHERE email = ANY ($1)', [emails]);
    expect(rowCount).toBe(1);
    const late = all.findIndex(({ status }) => status !== 200);
    if (late >= 0) expect((await show(tokens[late] ?? '')).status).toBe(200);
  });

  it('asks for the second step of an account that has one', async () => {
    const ana = await auth.aLearner();
    await new AppUnderTest(auth).add(ana);
    idp.person = aProviderPerson(ana.email);
    const token = String((await show(await idp.idToken())).body['access_token']);
    const refused = await auth.ask(updateUser, { body: { data: { firstName: 'Eva' } }, token });
    expect(refused).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });

  it('works once for ten at the same moment, and is not spent by a refusal', async () => {
    const token = await idp.idToken();
    const all = await Promise.all(Array.from({ length: 10 }, () => show(token)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await show(token)).toMatchObject(bad('ID token has already been used'));

    const [next, id] = [await idp.idToken(), idOf(all.find(({ status }) => status === 200)?.body ?? {})];
    const ban = (until: Date | null) =>
      auth.owner.query('UPDATE users SET banned_until = $2 WHERE id = $1', [id, until]);
    await ban(new Date(auth.clock.now().getTime() + 3_600_000));
    expect(await show(next)).toMatchObject({ status: 403, code: 'user_banned' });
    await ban(null);
    expect((await show(next)).status).toBe(200);
  });
});

describe('a token that opens nothing', () => {
  const cases: readonly (readonly [string, () => Record<string, unknown>])[] = [
    ['for another client', () => ({ aud: 'other' })],
    ['for another client, too', () => ({ aud: ['nivel', 'other'] })],
    ['without an audience', () => ({ aud: undefined })],
    ['of another issuer', () => ({ iss: 'https://evil.test' })],
    ['that has expired', () => ({ exp: seconds() - 61 })],
    ['without an expiry', () => ({ exp: undefined })],
    ['that is too old, whatever its expiry', () => ({ iat: seconds() - 3_700 })],
    ['of no known time', () => ({ iat: undefined })],
    ['of tomorrow', () => ({ iat: seconds() + 86_400, exp: seconds() + 90_000 })],
    ['that is not valid yet', () => ({ nbf: seconds() + 3_600 })],
    ['of nobody', () => ({ sub: undefined })],
  ];
  it.each(cases)('is one %s', async (_, own) => {
    expect(await show(await idp.idToken(own()))).toMatchObject(bad());
  });

  it('is one of another kind that the provider signed for this installation', async () => {
    for (const typ of ['at+jwt', 'logout+jwt']) expect(await show(await idp.idToken({}, { typ }))).toMatchObject(bad());
    for (const own of [{ events: {} }, { scope: 'openid' }, { typ: 'Bearer' }])
      expect(await show(await idp.idToken(own))).toMatchObject(bad());
    expect((await show(await idp.idToken({}, { typ: 'JWT' }))).status).toBe(200);
  });

  it('is one of a person without an id', async () => {
    expect(await show(await idp.idToken({ sub: '' }))).toMatchObject(bad('Missing sub claim in id_token'));
  });

  it('is one that another key signed, that was changed, or that is no token', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const [header = '', , signature = ''] = (await idp.idToken()).split('.');
    const [, payload = ''] = (await idp.idToken({ sub: 'somebody else' })).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const tokens = [
      ...[await idp.idToken({}, { key: privateKey }), `${header}.${payload}.${signature}`, `${none}.${payload}.`],
      ...['a.b.c', 'x', '..', 'x'.repeat(20_000)],
    ];
    for (const token of tokens) expect(await show(token)).toMatchObject(bad());
  });
});

describe('the nonce of an ID token', () => {
  it('is shown as its hash in the token, and is there on both sides or on neither', async () => {
    const token = await idp.idToken({ nonce: hex('n-1') });
    const oneSided = bad('Passed nonce and nonce in id_token should either both exist or not.');
    expect(await show(token)).toMatchObject(oneSided);
    expect(await show(await idp.idToken(), { nonce: 'n-1' })).toMatchObject(oneSided);
    expect(await show(token, { nonce: 'n-2' })).toMatchObject(bad('Nonces mismatch', 'invalid nonce'));
    expect(await show(token, { nonce: hex('n-1') })).toMatchObject(bad('Nonces mismatch', 'invalid nonce'));
    expect((await show(token, { nonce: 'n-1' })).status).toBe(200);
  });
});

it('takes only the access token that came with the ID token, where that says which', async () => {
  const half = createHash('sha256').update('access-1').digest().subarray(0, 16).toString('base64url');
  const token = await idp.idToken({ at_hash: half });
  expect(await show(token, { access_token: 'access-2' })).toMatchObject(bad());
  expect((await show(token, { access_token: 'access-1' })).status).toBe(200);
  expect((await show(await idp.idToken({ at_hash: half }))).status).toBe(200);
  expect((await show(await idp.idToken(), { access_token: 'access-2' })).status).toBe(200);
});

describe('the provider of an ID token', () => {
  it('is named by name, by issuer, or by issuer and client', async () => {
    for (const named of [{ provider: 'escuela' }, { provider: idp.issuer }, { issuer: idp.issuer, client_id: 'nivel' }])
      expect((await ask({ ...named, id_token: await idp.idToken() })).status).toBe(200);
  });

  it('accepts the tokens of its apps, and none of an app of another provider', async () => {
    const [token, client_id] = [await idp.idToken({ aud: 'android' }), 'android'];
    expect(await show(token)).toMatchObject(bad());
    const { body } = await ask({ issuer: idp.issuer, client_id, id_token: token });
    expect(body['user']).toMatchObject({ app_metadata: { provider: 'app' } });
    expect((await ask({ provider: 'app', id_token: await idp.idToken({ aud: 'web' }) })).status).toBe(200);
    expect(await ask({ provider: 'app', id_token: await idp.idToken() })).toMatchObject(bad());
  });

  it.each([
    [{ provider: 'google' }, 'google'],
    [{ provider: 'nadie' }, 'nadie'],
    [{ provider: 'github' }, 'github'],
    [{ issuer: 'https://evil.test', client_id: 'nivel' }, 'https://evil.test'],
  ])('is not enabled in %j', async (named, text) => {
    const message = `Provider (issuer "${text}") is not enabled`;
    const refused = await ask({ ...named, id_token: 'a.b.c' });
    expect(refused).toMatchObject({ status: 400, code: 'provider_disabled', message });
  });

  it('is required, and so is the token', async () => {
    expect(await ask({ provider: 'escuela' })).toMatchObject(bad('id_token required'));
    for (const named of [{}, { issuer: idp.issuer }, { client_id: 'nivel' }])
      expect(await ask({ id_token: 'a.b.c', ...named })).toMatchObject(
        bad('provider or client_id and issuer required'),
      );
    expect((await show('a.b.c', { link_identity: 'yes' })).code).toBe('bad_json');
  });

  it('may be away: the same token can be shown later', async () => {
    expect(await ask({ provider: 'muda', id_token: 'a.b.c' })).toMatchObject({ status: 503, code: 'unavailable' });
  });
});

it('forgets a token only when it is too old to be shown again', async () => {
  const cleaner = auth.get(ExpiredDataCleaner);
  const spent = async () => (await auth.owner.query('SELECT 1 FROM spent_id_tokens')).rowCount;
  await auth.owner.query('DELETE FROM spent_id_tokens');
  const token = await idp.idToken({ exp: seconds() + 86_400 });
  expect((await show(token)).status).toBe(200);
  auth.clock.pass(3_600);
  await cleaner.tidy();
  expect(await spent()).toBe(1);
  expect(await show(token)).toMatchObject(bad('ID token has already been used'));
  auth.clock.pass(121);
  await cleaner.tidy();
  // A call that was let in before may still want to spend it.
  expect(await spent()).toBe(1);
  expect(await show(token)).toMatchObject(bad());
  auth.clock.pass(60);
  await cleaner.tidy();
  expect(await spent()).toBe(0);
});
