import { bare, isMadeOfOwnWords } from '@nivel/contracts/auth/own-words';
import { commonPasswords } from './common-passwords.ts';

export type Weakness = 'length' | 'pwned';

export interface WeakPassword {
  readonly message: string;
  readonly reasons: readonly Weakness[];
}

/** argon2 would take more; the wire contract's limit is that of bcrypt, and nothing is ever cut off. */
export const LONGEST_PASSWORD_BYTES = 72;

/**
 * What is wrong with a password (decisions.md): too short, on the list of common ones, or made of the product's or the
 * person's own words. No rules about kinds of characters. Null when nothing is.
 */
export const weaknessOf = (password: string, minLength: number, ownWords: readonly string[]): WeakPassword | null => {
  const reasons: Weakness[] = [];
  const messages: string[] = [];
  if ([...password].length < minLength) {
    reasons.push('length');
    messages.push(`Password should be at least ${minLength} characters.`);
  }
  if (commonPasswords().has(bare(password)) || isMadeOfOwnWords(password, ownWords)) {
    reasons.push('pwned');
    messages.push('Password is known to be weak and easy to guess, please choose a different one.');
  }
  return reasons.length === 0 ? null : { message: messages.join(' '), reasons };
};

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > LONGEST_PASSWORD_BYTES;
