import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { compactVerify, EmbeddedJWK } from 'jose';
import { z } from 'zod';
import { invalid } from '../http/refusals.ts';

/** A browser's proof of its key. */
export interface SessionProof {
  /** x and y of the P-256 public key, 32 bytes each. */
  readonly browserKey: Uint8Array<ArrayBuffer>;
  /** Increases with every proof of the key, so that each counts once. */
  readonly seq: number;
}

const LONGEST = 1_024;
const COORDINATE = /^[A-Za-z0-9_-]{43}$/;

/** The header contains only the key: other fields could change how the proof is parsed. */
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
 * Parses the proof that a request comes from the browser with a key: a compact JWS by the key that it contains, over a
 * number. It uses no clock: a browser's clock may be wrong by hours.
 * @returns null if it is not such a proof
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
 * The proof of a request, or null without one. Its verification uses a thread of the pool, so it never runs inside a unit
 * of work, where it would hold a connection while hashes run.
 * @throws AppError validation_failed for an invalid proof: otherwise the session would stay unbound unnoticed
 */
export const sessionProofOf = async ({ headers }: AuthRequest): Promise<SessionProof | null> => {
  const proof = await readSessionProof(headers.sessionProof);
  if (proof === null && headers.sessionProof !== undefined) throw invalid('The session proof is not valid');
  return proof;
};

/** The part of a session that its proofs need. */
interface Bound {
  readonly browserKey: Uint8Array | null;
  readonly proofSeq: number;
}

/**
 * The proof of the session's key in a refresh. `unbound`: the session has no key. `proven`. `stale`: the right key, but a
 * proof that is not newer than the last. `missing`: no proof, or one by another key: the token was taken out of its
 * browser.
 */
export type Proven = 'unbound' | 'proven' | 'stale' | 'missing';

export const provenBy = (session: Bound, proof: SessionProof | null): Proven => {
  if (session.browserKey === null) return 'unbound';
  if (proof === null || !Buffer.from(proof.browserKey).equals(session.browserKey)) return 'missing';
  return proof.seq > session.proofSeq ? 'proven' : 'stale';
};
