import { createHash, randomInt } from 'node:crypto';

/** What a one-time code is for. A newer mail of a kind voids the older: one slot each per user. */
export type Slot = 'confirmation' | 'recovery';

const DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** What is stored of a code and what stands in the link (wire contract, POST /verify): hex SHA-224 of address and code. */
export const codeHash = (email: string, code: string): string =>
  createHash('sha224').update(`${email}${code}`).digest('hex');

/**
 * The slots in which a code of a given type may lie; an empty list for types of the wire contract that nothing here is
 * ever pending for; undefined for no type at all.
 */
export const slotsOf = (type: string): readonly Slot[] | undefined => SLOTS.get(type);

const SLOTS = new Map<string, readonly Slot[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
  ['email_change', []],
  ['sms', []],
  ['phone_change', []],
]);
