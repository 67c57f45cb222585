import { z } from 'zod';
import { hasSecondFactor, type Account, type FactorKind } from '../accounts/account.ts';
import { FLOW_KINDS } from '../flow-states/flow-state.ts';

/** The method that a second factor of a kind is among the proofs of a session (wire contract 2.3). */
export const SECOND_STEP = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} as const satisfies Record<FactorKind, string>;

const METHODS = ['password', 'otp', ...Object.values(SECOND_STEP), ...FLOW_KINDS] as const;

/** How a session was proven, once per method; `timestamp` in seconds since the epoch. */
export const proof = z.strictObject({ method: z.enum(METHODS), timestamp: z.number() }).readonly();
export type Proof = z.output<typeof proof>;

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly Proof[];
  /** With the server's key it proves the session's refresh tokens. */
  readonly refreshKey: Uint8Array;
  readonly refreshCount: number;
  readonly refreshedAt: Date;
  /** x and y of the P-256 key of the browser that holds it; null where the client has none. */
  readonly browserKey: Uint8Array | null;
  /** Number of the last proof by that key. */
  readonly proofSeq: number;
  /** The second factor that raised it to aal2; null before. */
  readonly factorId: string | null;
  /** Count of its newest refresh token before it was raised; null before. */
  readonly raisedFrom: number | null;
  /** When a recovery e-mail opened it, else null. */
  readonly recoveredAt: Date | null;
  /** Whether the code of an SMS opened it: it is no proof of the address. */
  readonly isByPhone: boolean;
  readonly userAgent: string;
  readonly ip: string | null;
  readonly createdAt: Date;
}

/** Whether the account has a second factor that the session has not shown. Until it does, it opens nothing. */
export const needsSecondStep = ({ account, session }: Steps): boolean =>
  session.aal === 'aal1' && hasSecondFactor(account);

/** What tells whether a session has taken every step of its account. */
export interface Steps {
  readonly account: Pick<Account, 'factors'>;
  readonly session: Pick<Session, 'aal'>;
}

/** A session that was saved, and whose it is. */
export interface OpenSession {
  readonly account: Account;
  readonly session: Session;
}
