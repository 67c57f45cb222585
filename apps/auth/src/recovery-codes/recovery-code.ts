import { createHash, randomBytes } from 'node:crypto';

/** 32 letters and digits without `l`, `o`, `0` and `1`, which people mistake for each other. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 16 characters of 5 bits: nobody guesses one. */
const LENGTH = 16;
const CODES = 10;

const newCode = (): string => [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A set of codes as their owner reads them, without blanks. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** The stored form of a code as somebody typed it: capitals, blanks and hyphens make no difference. */
export const recoveryCodeHash = (factorId: string, typed: string): Uint8Array<ArrayBuffer> => {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return Uint8Array.from(createHash('sha256').update(`${factorId}\n${code}`).digest());
};
