import { beforeAll, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JSONWebKeySet } from 'jose';
import { AccessTokens } from './access-token.ts';

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

it('a token whose key was taken out is refused as soon as the keys are asked for again', async () => {
  let [now, published] = [NOW, keys];
  const tokens = new AccessTokens(
    () => Promise.resolve(published),
    () => false,
    { issuer: 'nivel', cacheSize: 10, keySetSeconds: 600 },
    () => now,
  );
  const forged = await new SignJWT({ session_id: session })
    .setProtectedHeader({ alg: 'ES256', kid: 'leaked' })
    .setSubject(user)
    .setIssuer('nivel')
    .setAudience('authenticated')
    .setExpirationTime(NOW / 1_000 + 315_360_000)
    .sign(key);
  expect(await tokens.verify(forged)).toMatchObject({ userId: user, sessionId: session });
  published = { keys: [] };
  now += 599_000;
  expect(await tokens.verify(forged)).toMatchObject({ userId: user });
  now += 2_000;
  await expect(tokens.verify(forged)).rejects.toMatchObject({ definition: { code: 'unauthenticated' } });
});
