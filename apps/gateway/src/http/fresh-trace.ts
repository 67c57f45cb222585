import { randomFillSync } from 'node:crypto';
import { traceparentFrom } from '@nivel/platform/trace';

/** Random bytes are fetched for many traces at once: asking the system for 24 of them costs as much as routing the request. */
const BYTES = 24;
const pool = Buffer.alloc(BYTES * 256);
let at = pool.length;

/** The caller's own W3C traceparent when it is well formed, else a new one. */
export const traceOf = (given: string | undefined): string => {
  if (given !== undefined) return traceparentFrom(given);
  if (at === pool.length) {
    randomFillSync(pool);
    at = 0;
  }
  const digits = pool.toString('hex', at, at + BYTES);
  at += BYTES;
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-01`;
};
