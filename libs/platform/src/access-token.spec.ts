import { beforeAll, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JSONWebKeySet } from 'jose';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import { AccessTokens, isForged, SECOND_STEP_CLAIM } from './access-token.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const session = '01980000-0000-7000-8000-000000000001';
const user = '01980000-0000-7000-8000-000000000002';
let key: CryptoKey;
let keys: JSONWebKeySet;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = pair.privateKey;
  keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'leaked', alg: 'ES256', use: 'sig' }] };
});

const tokenUntil = (seconds: number, claims: object = {}): Promise<string> =>
  new SignJWT({ session_id: session, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'leaked' })
    .setSubject(user)
    .setIssuer('nivel')
    .setAudience('authenticated')
    .setExpirationTime(seconds)
    .sign(key);

it('keys outlive their cache time while auth is away, but not by more than as long again', async () => {
  let [now, isAway] = [NOW, false];
  const tokens = new AccessTokens(
    () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(keys)),
    () => false,
    { issuer: 'nivel', cacheSize: 10, keySetSeconds: 600 },
    () => now,
  );
  const [early, late] = await Promise.all([tokenUntil(NOW / 1_000 + 9_000), tokenUntil(NOW / 1_000 + 9_001)]);
  expect(await tokens.verify(early)).toMatchObject({ userId: user });
  isAway = true;
  now += 1_199_000;
  expect(await tokens.verify(early)).toMatchObject({ userId: user });
  // Verified only now, it is not remembered for longer than the keys either.
  expect(await tokens.verify(late)).toMatchObject({ userId: user });
  now += 2_000;
  for (const token of [early, late])
    await expect(tokens.verify(token)).rejects.toMatchObject({ definition: { code: 'unavailable' } });
  isAway = false;
  expect(await tokens.verify(late)).toMatchObject({ userId: user });
});

it('a token that was good is refused from the very second of its end on, though it is remembered', async () => {
  let now = NOW;
  const tokens = new AccessTokens(
    () => Promise.resolve(keys),
    () => false,
    { issuer: 'nivel', cacheSize: 10, keySetSeconds: 600 },
    () => now,
  );
  const end = NOW / 1_000 + 300;
  const token = await tokenUntil(end);
  expect(await tokens.verify(token)).toMatchObject({ userId: user });
  now = end * 1_000 - 1;
  expect(await tokens.verify(token)).toMatchObject({ userId: user });
  now = end * 1_000;
  await expect(tokens.verify(token)).rejects.toMatchObject({ definition: { code: 'unauthenticated' } });
});

it('keys are valid until their cache time is over, and requested again then', async () => {
  let now = NOW;
  let asked = 0;
  const source = (): Promise<JSONWebKeySet> => {
    asked += 1;
    return Promise.resolve(keys);
  };
  const settings = { issuer: 'nivel', cacheSize: 10, keySetSeconds: 600 };
  const tokens = new AccessTokens(
    source,
    () => false,
    settings,
    () => now,
  );
  // Another token each time, because one that is remembered needs no keys.
  const askedAfter = async (ms: number): Promise<number> => {
    now = NOW + ms;
    await tokens.verify(await tokenUntil(NOW / 1_000 + 3_000 + ms));
    return asked;
  };
  expect([await askedAfter(0), await askedAfter(599_999), await askedAfter(600_000)]).toEqual([1, 1, 2]);
});

it('distinguishes forged tokens from expired ones', async () => {
  const stranger = await generateKeyPair('ES256');
  const tokens = new AccessTokens(
    () => Promise.resolve(keys),
    () => false,
    { issuer: 'nivel', cacheSize: 10, keySetSeconds: 600 },
    () => NOW,
  );
  const forge = (kid: string) =>
    new SignJWT({ session_id: session }).setProtectedHeader({ alg: 'ES256', kid }).sign(stranger.privateKey);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`;
  const refusals = await Promise.all(
    [forge('leaked'), forge('unknown'), unsigned, tokenUntil(NOW / 1_000 - 1), 'public-anon-key'].map(async (token) =>
      tokens.verify(await token).catch((error: unknown) => isForged(error as AppError)),
    ),
  );
  expect(refusals).toEqual([true, true, true, false, false]);
});

it('a token whose key was removed is refused as soon as the keys are requested again', async () => {
  let [now, published] = [NOW, keys];
  const tokens = new AccessTokens(
    () => Promise.resolve(published),
    () => false,
    { issuer: 'nivel', cacheSize: 10, keySetSeconds: 600 },
    () => now,
  );
  const forged = await tokenUntil(NOW / 1_000 + 315_360_000);
  expect(await tokens.verify(forged)).toMatchObject({ userId: user, sessionId: session });
  published = { keys: [] };
  now += 599_000;
  expect(await tokens.verify(forged)).toMatchObject({ userId: user });
  now += 2_000;
  await expect(tokens.verify(forged)).rejects.toMatchObject({ definition: { code: 'unauthenticated' } });
});

it('a token whose session has ended is refused at once, though it was good and is remembered', async () => {
  const ended = new Set<string>();
  const tokens = new AccessTokens(
    () => Promise.resolve(keys),
    (sessionId) => ended.has(sessionId),
    { issuer: 'nivel', cacheSize: 10, keySetSeconds: 600 },
    () => NOW,
  );
  const [known, fresh] = await Promise.all([tokenUntil(NOW / 1_000 + 300), tokenUntil(NOW / 1_000 + 301)]);
  expect(await tokens.verify(known)).toMatchObject({ sessionId: session });
  ended.add(session);
  for (const token of [known, fresh])
    await expect(tokens.verify(token)).rejects.toMatchObject({ definition: { code: 'unauthenticated' } });
});

it('a token of a sign-in that has not taken the second step names its owner and opens nothing', async () => {
  const tokens = new AccessTokens(
    () => Promise.resolve(keys),
    () => false,
    { issuer: 'nivel', cacheSize: 10, keySetSeconds: 600 },
    () => NOW,
  );
  const early = await tokenUntil(NOW / 1_000 + 300, { [SECOND_STEP_CLAIM]: true });
  for (let time = 0; time < 2; time++) {
    await expect(tokens.verify(early)).rejects.toMatchObject({ definition: { code: 'insufficient_aal' } });
    expect(await tokens.identify(early)).toMatchObject({ userId: user });
  }
});
