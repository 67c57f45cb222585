import { bare, isMadeOfOwnWords } from '@nivel/contracts/auth/own-words';

export type Weakness = 'length' | 'pwned';

export interface WeakPassword {
  readonly message: string;
  readonly reasons: readonly Weakness[];
}

/** The password is in a public leak. */
export const LEAKED: WeakPassword = {
  message: 'Password is known to be weak and easy to guess, please choose a different one.',
  reasons: ['pwned'],
};

/**
 * The faults of a password that is not too long: too short, on the list of common ones, or made of the product's or the
 * person's own words. No rules about kinds of characters. Null without a fault.
 */
export const weaknessOf = (
  password: string,
  minLength: number,
  ownWords: readonly string[],
  isCommon: (bare: string) => boolean,
): WeakPassword | null => {
  const reasons: Weakness[] = [];
  const messages: string[] = [];
  if ([...password].length < minLength) {
    reasons.push('length');
    messages.push(`Password should be at least ${minLength} characters.`);
  }
  if (isCommon(bare(password)) || isMadeOfOwnWords(password, ownWords)) {
    reasons.push('pwned');
    messages.push(LEAKED.message);
  }
  return reasons.length === 0 ? null : { message: messages.join(' '), reasons };
};
