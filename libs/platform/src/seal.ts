import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { secretKeys } from './secret-key.ts';

/** Setting of the services that seal or open secrets of mails; all of them hold the same keys. */
export const sealSettings = z.object({
  MAIL_SEAL_KEY: secretKeys('Keys with which one-time codes are sealed on their way to the mail worker'),
});

const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The id of a key in a sealed text: the beginning of its SHA-256. */
const idOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, ID_BYTES);
const keysIn = (keys: string): Buffer[] => keys.split(',').map((key) => Buffer.from(key, 'base64'));

/**
 * Seals a value so that only a holder of the key can read it (AES-256-GCM).
 *
 * @param keys 32 bytes in base64; of several, separated by commas, the first
 * @param value anything JSON can hold
 * @param context the owner of the value; it must be given again to open it
 * @returns base64url of the key's id, nonce, tag and ciphertext
 */
export const seal = (keys: string, value: unknown, context: string): string => {
  const [key = Buffer.alloc(0)] = keysIn(keys);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([idOf(key), nonce, cipher.getAuthTag(), text]).toString('base64url');
};

/**
 * Opens what `seal` made with any of the keys.
 * @throws Error when the key is unknown (the message names it), the context differs, or the text was changed
 */
export const openSealed = (keys: string, sealed: string, context: string): unknown => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ID_BYTES + NONCE_BYTES + TAG_BYTES) throw new Error('The sealed text is too short');
  const id = bytes.subarray(0, ID_BYTES);
  const key = keysIn(keys).find((one) => idOf(one).equals(id));
  if (key === undefined) throw new Error(`Sealed with the key ${id.toString('hex')}, which is not known here`);
  const [nonce, rest] = [bytes.subarray(ID_BYTES, ID_BYTES + NONCE_BYTES), bytes.subarray(ID_BYTES + NONCE_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
  const text = Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as unknown;
};
