import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are equal, in a time that does not reveal how much of them is. */
export const isSame = (given: string, secret: string): boolean =>
  secret !== '' && timingSafeEqual(digest(given), digest(secret));
