import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
const BYTES = 32;
const FORM = /^[\w-]{43}$/;

export const newInviteToken = (): string => randomBytes(BYTES).toString('base64url');

/** Other values are not looked up. */
export const isInviteToken = (text: string): boolean => FORM.test(text);

/** The stored form of it. It is random, so a plain hash protects it. */
export const inviteTokenHash = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(token).digest());
