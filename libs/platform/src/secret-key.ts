import { z } from 'zod';

const BYTES = 32;
const isKey = (key: string): boolean => Buffer.from(key, 'base64').length === BYTES;

/** A setting that holds a symmetric key: 32 random bytes, in base64. */
export const secretKey = (meaning: string) =>
  z
    .string()
    .refine(isKey, 'needs 32 bytes in base64')
    .describe(`${meaning} (32 random bytes, base64)`)
    .meta({ audience: 'secret', origin: 'key' });

/** A setting that holds such a key and, behind it, those that it has replaced. */
export const secretKeys = (meaning: string) =>
  z
    .string()
    .refine(
      (keys) => keys.split(',').every(isKey),
      'needs 32 bytes in base64, or several such keys with commas between',
    )
    .describe(
      `${meaning} (32 random bytes, base64): the first is used; those behind it, after commas, are still accepted`,
    )
    .meta({ audience: 'secret', origin: 'key' });
