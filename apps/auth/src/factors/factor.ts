import type { AccountFactor } from '../accounts/account.ts';

/** A second factor with what verifies its codes, where it shows any. */
export interface Factor extends AccountFactor {
  readonly userId: string;
  /** The secret of an app, sealed (see `FactorSecrets`); null for the other kinds. */
  readonly sealedSecret: string | null;
  /** Time step of the last code that was taken, 0 before the first. A code must be of a later one. */
  readonly lastStep: number;
}

/** What is stored of a challenge before it is tried. */
export type BegunChallenge = Pick<FactorChallenge, 'id' | 'challengeHash' | 'codeMac'>;

/** A try of a factor. */
export interface FactorChallenge {
  readonly id: string;
  readonly factorId: string;
  /** SHA-256 of what a key has to sign; null for the other kinds. */
  readonly challengeHash: Uint8Array<ArrayBuffer> | null;
  /** The stored form of the code of an SMS (see `FactorSms`); null for the other kinds. */
  readonly codeMac: Uint8Array<ArrayBuffer> | null;
  /** Wrong codes of the SMS. */
  readonly attempts: number;
  /** The address from which it was begun. */
  readonly ip: string | null;
  /** When it was used: by a right code, or by any answer of a key. It takes no other. */
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
}
