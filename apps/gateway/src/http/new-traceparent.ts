import { randomFillSync } from 'node:crypto';

/** Random bytes are fetched for many traces at once: asking the system for 24 of them costs as much as routing the request. */
const BYTES = 24;
const pool = Buffer.alloc(BYTES * 256);
let at = pool.length;

/** A new W3C traceparent: always ours, because a caller who could choose it could hide in the log lines of others. */
export const newTraceparent = (): string => {
  if (at === pool.length) {
    randomFillSync(pool);
    at = 0;
  }
  const digits = pool.toString('hex', at, at + BYTES);
  at += BYTES;
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-01`;
};
