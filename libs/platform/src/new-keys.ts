import { generateKeyPairSync, randomUUID } from 'node:crypto';

const newPrivateKey = (): object => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
};

/** A new private key set with one key. */
export const newSigningKeys = (): string => JSON.stringify({ keys: [newPrivateKey()] });

/** A new root key, which signs the key sets that others ask for. */
export const newRootKey = (): string => JSON.stringify(newPrivateKey());
