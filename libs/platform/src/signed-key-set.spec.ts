import { expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { newRootKey } from './new-keys.ts';
import { AUTH_ROOT_PUBLIC_KEYS, rootKey } from '@nivel/testing/root-keys';
import { publicRootKeys, readRootKey, readRootKeys } from './root-keys.ts';
import { openKeySet, signKeySet } from './signed-key-set.ts';

const roots = readRootKeys(AUTH_ROOT_PUBLIC_KEYS);
const nonce = 'a nonce of this request';
const aKeySet = async () => ({
  keys: [{ ...(await exportJWK((await generateKeyPair('ES256')).publicKey)), kty: 'EC', kid: 'k1', alg: 'ES256' }],
});

it('a key set that the root key signed for this request is opened', async () => {
  const keys = await aKeySet();
  expect(await openKeySet(roots, await signKeySet(rootKey, keys, nonce), nonce)).toEqual(keys);
});

it('while the root key is changed, both are believed', async () => {
  const [keys, next] = [await aKeySet(), newRootKey()];
  const both = { keys: [...roots.keys, ...readRootKeys(publicRootKeys(next)).keys] };
  for (const root of [rootKey, readRootKey(next)])
    expect(await openKeySet(both, await signKeySet(root, keys, nonce), nonce)).toEqual(keys);
});

it('nothing else is believed', async () => {
  const keys = await aKeySet();
  const foreign = { ...readRootKey(newRootKey()), kid: rootKey.kid };
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: rootKey.x, y: rootKey.y, d: rootKey.d }, 'ES256');
  const header = { alg: 'ES256', kid: rootKey.kid };
  const good = await signKeySet(rootKey, keys, nonce);
  const [head, , signature] = good.split('.');
  const changed = Buffer.from(JSON.stringify({ ...(await aKeySet()), nonce })).toString('base64url');
  const forged = {
    'signed by another key of the same name': await signKeySet(foreign, keys, nonce),
    'signed for an earlier request': await signKeySet(rootKey, keys, 'a nonce of an earlier one'),
    'something else that the root key might sign': await new SignJWT({ ...keys, nonce })
      .setProtectedHeader({ ...header, typ: 'JWT' })
      .sign(key),
    'not signed at all': new UnsecuredJWT({ ...keys, nonce }).encode(),
    'with other keys under a good signature': [head, changed, signature].join('.'),
    'without keys': await signKeySet(rootKey, { keys: undefined as never }, nonce),
    empty: '',
  };
  const believed: string[] = [];
  for (const [name, signed] of Object.entries(forged))
    await openKeySet(roots, signed, nonce).then(
      () => believed.push(name),
      () => undefined,
    );
  expect(believed).toEqual([]);
});
