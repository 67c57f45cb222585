import { createHash, randomBytes } from 'node:crypto';
import type { Asked } from './auth-under-test.ts';

/** A client of PKCE: the secret that it keeps, and what it shows of it. */
export const aPkceClient = () => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, pkce: { code_challenge: challenge, code_challenge_method: 's256' } };
};

/** The exchange of a code for a session. @param code undefined where the browser came back without one */
export const exchangeOf = (code: string | undefined, verifier: string): Asked => ({
  query: { grant_type: 'pkce' },
  body: { auth_code: code ?? '', code_verifier: verifier },
});
