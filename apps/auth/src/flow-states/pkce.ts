import { createHash, timingSafeEqual } from 'node:crypto';
import { invalid } from '../http/refusals.ts';

/** The challenge of a secret that a client keeps: the exchange of the code needs the secret (RFC 7636). */
export interface PkceChallenge {
  readonly challenge: string;
  readonly method: PkceMethod;
}

export type PkceMethod = 's256' | 'plain';

const SHORTEST = 43;
const LONGEST = 128;
const FORM = /^[A-Za-z0-9._~-]+$/;

/**
 * The challenge of a request; null without one.
 * @throws AppError validation_failed if one of the two parts is missing or invalid (wire contract, section 5)
 */
export const pkceOf = (challenge: string, method: string): PkceChallenge | null => {
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < SHORTEST || challenge.length > LONGEST)
    throw invalid(`code challenge has to be between ${SHORTEST} and ${LONGEST} characters`);
  if (!FORM.test(challenge))
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes');
  return { challenge, method: methodOf(method) };
};

const methodOf = (text: string): PkceMethod => {
  const method = text.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw invalid('code challenge method not supported');
  return method;
};

/** Whether a secret matches a challenge. */
export const isVerifierOf = (verifier: string, { challenge, method }: PkceChallenge): boolean => {
  const shown = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [one, other] = [Buffer.from(shown), Buffer.from(challenge)];
  return one.length === other.length && timingSafeEqual(one, other);
};
