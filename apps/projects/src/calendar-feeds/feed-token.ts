import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
const BYTES = 32;
const FORM = /^[\w-]{43}$/;

export const newFeedToken = (): string => randomBytes(BYTES).toString('base64url');

/** Whatever else was sent is not worth a look. */
export const isFeedToken = (text: string): boolean => FORM.test(text);

/** What is stored of it. It is random, so a plain hash keeps it. */
export const feedTokenHash = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(token).digest());
