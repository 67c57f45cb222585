import { createHash } from 'node:crypto';
import type { PkceChallenge } from '../flow-states/pkce.ts';

/** A redirect to a provider and back. */
export interface ProviderVisit {
  readonly id: string;
  readonly provider: string;
  /** The final target of the browser; already checked against the allow list. */
  readonly redirectTo: string;
  /** The client's challenge; null if it wants the session in the fragment. */
  readonly pkce: PkceChallenge | null;
  /** The account to which the identity is linked, and the requesting session; null at a sign-in. */
  readonly link: VisitLink | null;
}

export interface VisitLink {
  readonly userId: string;
  readonly sessionId: string;
}

/** The stored form of a state, and of the value in the browser's cookie. Both are random, so a plain hash protects them. */
export const visitHashOf = (value: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(value).digest());
