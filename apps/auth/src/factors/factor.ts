import type { AccountFactor } from '../accounts/account.ts';

/** A second factor with what verifies its codes. */
export interface Factor extends AccountFactor {
  readonly userId: string;
  /** Sealed; see `FactorSecrets`. */
  readonly sealedSecret: string;
  /** Time step of the last code that was taken, 0 before the first. A code must be of a later one. */
  readonly lastStep: number;
}

/** A try of a factor. */
export interface FactorChallenge {
  readonly id: string;
  readonly factorId: string;
  /** The address from which it was begun. */
  readonly ip: string | null;
  /** When a code was verified against it; it takes no second one. */
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
}
