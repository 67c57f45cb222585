import { createHash, randomBytes } from 'node:crypto';

/** A client of PKCE: the secret that it keeps, and what it shows of it. */
export const aPkceClient = () => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, pkce: { code_challenge: challenge, code_challenge_method: 's256' } };
};
