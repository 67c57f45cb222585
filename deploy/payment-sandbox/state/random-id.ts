import { randomBytes } from 'node:crypto';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits; 24 of them are 142 bits. */
export const randomText = (length = 24): string => {
  let text = '';
  while (text.length < length)
    for (const byte of randomBytes(length))
      // 248 is the largest multiple of 62 in a byte: above it the first signs would be likelier.
      if (byte < 248 && text.length < length) text += SIGNS.charAt(byte % SIGNS.length);
  return text;
};

/** An id as Stripe forms it, with 142 random bits: `cus_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomText()}`;
