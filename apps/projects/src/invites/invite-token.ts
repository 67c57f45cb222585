import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
const BYTES = 32;
const FORM = /^[\w-]{43}$/;

export const newInviteToken = (): string => randomBytes(BYTES).toString('base64url');

/** Whatever else was sent is not worth a look. */
export const isInviteToken = (text: string): boolean => FORM.test(text);

/** What is kept of it. It is random, so a plain hash keeps it. */
export const inviteTokenHash = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(token).digest());
