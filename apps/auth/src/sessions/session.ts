import { z } from 'zod';
import type { Account } from '../accounts/account.ts';

/** How a session was proven, once per method; `timestamp` in seconds since the epoch. */
export const proof = z.strictObject({ method: z.enum(['password', 'otp']), timestamp: z.number() }).readonly();
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
  /** When a recovery e-mail opened it, else null. */
  readonly recoveredAt: Date | null;
  readonly userAgent: string;
  readonly ip: string | null;
  readonly createdAt: Date;
}

/** A session that was saved, and whose it is. */
export interface OpenSession {
  readonly account: Account;
  readonly session: Session;
}
