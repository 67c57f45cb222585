import { z } from 'zod';

const BYTES = 32;

/** A setting that holds a symmetric key: 32 random bytes, in base64. */
export const secretKey = (meaning: string) =>
  z
    .string()
    .refine((key) => Buffer.from(key, 'base64').length === BYTES, 'needs 32 bytes in base64')
    .describe(`${meaning} (32 random bytes, base64)`)
    .meta({ audience: 'secret', origin: 'key' });
