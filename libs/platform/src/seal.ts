import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { secretKey } from './secret-key.ts';

/** Setting of the services that seal or open secrets of mails; all of them hold the same key. */
export const sealSettings = z.object({
  MAIL_SEAL_KEY: secretKey('Key with which one-time codes are sealed on their way to the mail worker'),
});

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a value so that only a holder of the key can read it (AES-256-GCM).
 *
 * @param key 32 bytes in base64
 * @param value anything JSON can hold
 * @param context what the value belongs to; it must be given again to open it
 * @returns base64url of nonce, tag and ciphertext
 */
export const seal = (key: string, value: unknown, context: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce);
  cipher.setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
};

/**
 * Opens what `seal` made.
 * @throws Error when the key or the context is another one, or the text was changed
 */
export const openSealed = (key: string, sealed: string, context: string): unknown => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('The sealed text is too short');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as unknown;
};
