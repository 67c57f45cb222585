import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet } from 'jose';
import { v7 } from 'uuid';

/** Signs access tokens as the auth service would, with a key of the test's own. */
export const signTokens = async (
  site: string,
): Promise<{ keySet: () => Promise<JSONWebKeySet>; tokenOf: (userId: string) => Promise<string> }> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', kty: 'EC' };
  return {
    keySet: () => Promise.resolve({ keys: [jwk] }),
    tokenOf: (userId) =>
      new SignJWT({ session_id: v7(), email: 'a@example.com' })
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setSubject(userId)
        .setIssuer(`${site}/auth/v1`)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(privateKey),
  };
};
