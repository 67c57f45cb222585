import { createHash } from 'node:crypto';
import type { PkceChallenge } from './pkce.ts';

/** The methods of providers, which say themselves who a person is (wire contract 2.3). */
export const PROVIDER_METHODS = ['oauth', 'sso/saml'] as const;
export type ProviderMethod = (typeof PROVIDER_METHODS)[number];

export const isProviderMethod = (method: string): method is ProviderMethod =>
  PROVIDER_METHODS.some((one) => one === method);

/** The purpose of a PKCE flow; a session that its code opens lists it among its methods (wire contract 2.3). */
export const FLOW_KINDS = ['email/signup', 'magiclink', 'recovery', 'email_change', ...PROVIDER_METHODS] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];

/** A request with a challenge, and the code that its client exchanges for a session. */
export interface FlowState extends PkceChallenge {
  readonly id: string;
  readonly userId: string;
  readonly kind: FlowKind;
  /** The time at which the code was returned. */
  readonly codeGivenAt: Date;
  readonly createdAt: Date;
}

/** The stored form of a code. It is random, so a plain hash protects it. */
export const codeHashOf = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(code).digest());

/** Counted from the request; for a magic link from the click on it (wire contract, section 5). */
export const isFlowExpired = (
  { kind, codeGivenAt, createdAt }: Pick<FlowState, 'kind' | 'codeGivenAt' | 'createdAt'>,
  now: Date,
  seconds: number,
): boolean => {
  const from = kind === 'magiclink' ? codeGivenAt : createdAt;
  return now.getTime() - from.getTime() > seconds * 1_000;
};
