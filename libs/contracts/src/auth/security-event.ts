import { z } from 'zod';

/** The events of an account that its owner can read. A closed list: the client has a sentence for each. */
export const securityEventKinds = [
  'address-confirmed',
  'signed-in',
  'signed-out',
  'sign-in-failed',
  'locked-out',
  'code-failed',
  'recovery-requested',
  'magic-link-requested',
  'reauthentication-requested',
  'password-changed',
  'address-change-requested',
  'address-change-canceled',
  'address-changed',
  'phone-code-requested',
  'phone-changed',
  'phone-removed',
  'profile-changed',
  'session-ended',
  'second-step-taken',
  'factor-added',
  'factor-removed',
  'key-added',
  'key-removed',
  'key-copied',
  'recovery-codes-created',
  'recovery-codes-removed',
  'recovery-code-used',
  'identity-linked',
  'identity-unlinked',
  'token-reused',
  'data-exported',
  'account-closed',
  'account-reopened',
  'banned',
  'unbanned',
] as const;

export const securityEventKind = z.enum(securityEventKinds);
export type SecurityEventKind = z.output<typeof securityEventKind>;
