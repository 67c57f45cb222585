import { createHash, randomBytes } from 'node:crypto';

const FORM = /^[A-Za-z0-9_-]{43}$/;

/** The random value that identifies the browser of a sign-up: the value of its earlier sign-up, or a new one. */
export const signUpProofOf = (given: string | undefined): string =>
  given !== undefined && FORM.test(given) ? given : randomBytes(32).toString('base64url');

/** Its stored form. */
export const browserHashOf = (proof: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(proof).digest());

/** Whether a request comes from the browser whose hash is stored. Both are hashes, so the comparison reveals nothing. */
export const isSameBrowser = (kept: Uint8Array | null, proof: string | undefined): boolean =>
  kept !== null && proof !== undefined && FORM.test(proof) && Buffer.from(browserHashOf(proof)).equals(kept);
