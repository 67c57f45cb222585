import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import type { RootKey, RootKeys } from './root-keys.ts';

/** A root key signs nothing but key sets. */
const TYPE = 'key-set+jwt';
const payload = z.looseObject({
  nonce: z.string(),
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })),
});

/** Signs a key set for a request with a nonce. */
export const signKeySet = async (root: RootKey, { keys }: JSONWebKeySet, nonce: string): Promise<string> => {
  const { kty, crv, x, y, d } = root;
  const key = await importJWK({ kty, crv, x, y, d }, 'ES256');
  return new SignJWT({ keys, nonce }).setProtectedHeader({ alg: 'ES256', typ: TYPE, kid: root.kid }).sign(key);
};

/** Opens a signed key set. @throws Error when no root key signed it, or it was signed for another request */
export const openKeySet = async (roots: RootKeys, signed: string, nonce: string): Promise<JSONWebKeySet> => {
  const verified = await jwtVerify(signed, createLocalJWKSet(roots), { algorithms: ['ES256'], typ: TYPE });
  const { keys, nonce: repeated } = payload.parse(verified.payload);
  if (repeated !== nonce) throw new Error('The key set was signed for another request');
  return { keys };
};
