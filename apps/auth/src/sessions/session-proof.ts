import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { compactVerify, EmbeddedJWK } from 'jose';
import { z } from 'zod';
import { invalid } from '../http/refusals.ts';

/** What a browser shows of its key. */
export interface SessionProof {
  /** x and y of the P-256 public key, 32 bytes each. */
  readonly browserKey: Uint8Array<ArrayBuffer>;
  /** Grows with every proof of that key, so that none counts twice. */
  readonly seq: number;
}

const LONGEST = 1_024;
const COORDINATE = /^[A-Za-z0-9_-]{43}$/;

/** The header names nothing but its key: what else it said could change how it is read. */
const proofHeader = z.strictObject({
  alg: z.literal('ES256'),
  typ: z.literal('nivel-session+jwt'),
  jwk: z.strictObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string().regex(COORDINATE),
    y: z.string().regex(COORDINATE),
  }),
});
const proofPayload = z.strictObject({ seq: z.int().positive() });

/**
 * Reads the proof that a request comes from the browser which holds a key: a compact JWS by the very key it names, over a
 * number. No clock is trusted: a browser's may be wrong by hours.
 * @returns null for whatever is no such proof
 */
export const readSessionProof = async (text: string | undefined): Promise<SessionProof | null> => {
  if (text === undefined || text.length > LONGEST) return null;
  try {
    const { payload, protectedHeader } = await compactVerify(text, EmbeddedJWK, { algorithms: ['ES256'] });
    const { jwk } = proofHeader.parse(protectedHeader);
    const { seq } = proofPayload.parse(JSON.parse(new TextDecoder().decode(payload)));
    const key = Buffer.concat([Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')]);
    return { browserKey: Uint8Array.from(key), seq };
  } catch {
    return null;
  }
};

/**
 * The proof that a request carries, or null when it carries none. Verifying it takes a thread of the pool, so it is never done
 * inside of a unit of work, where it would hold a connection while hashes run.
 * @throws AppError validation_failed for a proof that is not valid: to go on without would leave the session unbound unnoticed
 */
export const sessionProofOf = async ({ headers }: AuthRequest): Promise<SessionProof | null> => {
  const proof = await readSessionProof(headers.sessionProof);
  if (proof === null && headers.sessionProof !== undefined) throw invalid('The session proof is not valid');
  return proof;
};

/** A session as far as its proofs are concerned. */
interface Bound {
  readonly browserKey: Uint8Array | null;
  readonly proofSeq: number;
}

/**
 * What a refresh shows of the session's key. `unbound`: the session has none. `proven`. `stale`: the right key, but a proof
 * that is not newer than the last. `missing`: none, or another key's: somebody took the token out of its browser.
 */
export type Proven = 'unbound' | 'proven' | 'stale' | 'missing';

export const provenBy = (session: Bound, proof: SessionProof | null): Proven => {
  if (session.browserKey === null) return 'unbound';
  if (proof === null || !Buffer.from(proof.browserKey).equals(session.browserKey)) return 'missing';
  return proof.seq > session.proofSeq ? 'proven' : 'stale';
};
