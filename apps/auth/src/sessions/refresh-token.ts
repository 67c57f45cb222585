import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The fields of a refresh token; only `isRefreshTokenOf` verifies them. */
export interface RefreshTokenClaim {
  readonly sessionId: string;
  readonly count: number;
}

const VERSION = 0;
/** version 1, session 16, counter 4, proof 16, checksum 4. */
const BODY_BYTES = 21;
const PROOF_BYTES = 16;
const CHECK_BYTES = 4;
const TOKEN_BYTES = BODY_BYTES + PROOF_BYTES + CHECK_BYTES;

const checksum = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest().subarray(0, CHECK_BYTES);
const proof = (key: Uint8Array, body: Buffer): Buffer =>
  createHmac('sha256', key).update(body).digest().subarray(0, PROOF_BYTES);

const bodyOf = ({ sessionId, count }: RefreshTokenClaim): Buffer => {
  const body = Buffer.alloc(BODY_BYTES);
  body.writeUInt8(VERSION, 0);
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body, 1);
  body.writeUInt32BE(count, 17);
  return body;
};

/** The refresh token of a session at a count. It is computed, never stored, so that the current one can be sent again. */
export const writeRefreshToken = (claim: RefreshTokenClaim, key: Uint8Array): string => {
  const body = bodyOf(claim);
  const signed = Buffer.concat([body, proof(key, body)]);
  return Buffer.concat([signed, checksum(signed)]).toString('base64url');
};

/** Parses a token; null if it is not a refresh token (length, alphabet, checksum). */
export const readRefreshToken = (token: string): RefreshTokenClaim | null => {
  if (token.length !== Math.ceil((TOKEN_BYTES * 4) / 3) || !/^[A-Za-z0-9_-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, TOKEN_BYTES - CHECK_BYTES);
  if (bytes.toString('base64url') !== token || bytes.readUInt8(0) !== VERSION) return null;
  if (!checksum(signed).equals(bytes.subarray(TOKEN_BYTES - CHECK_BYTES))) return null;
  const hex = bytes.toString('hex', 1, 17);
  const sessionId = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-');
  return { sessionId, count: bytes.readUInt32BE(17) };
};

/** Whether a token was created with the session's key. */
export const isRefreshTokenOf = (token: string, claim: RefreshTokenClaim, key: Uint8Array): boolean =>
  timingSafeEqual(Buffer.from(token), Buffer.from(writeRefreshToken(claim, key)));
