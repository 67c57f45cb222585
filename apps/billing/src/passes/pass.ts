import type { PassMethod, PassMonths } from '@nivel/contracts/billing/passes';
import type { PaidTier } from '@nivel/contracts/billing/plan';

export type PassState = 'preparing' | 'open' | 'waiting' | 'paid' | 'expired' | 'refunded';

/** Months of a plan that a person pays ahead. */
export interface Pass {
  /** The idempotency key at the provider. */
  readonly id: string;
  readonly userId: string;
  readonly tier: PaidTier;
  readonly months: PassMonths;
  readonly method: PassMethod;
  /** In centavos, IVA included. */
  readonly amount: number;
  readonly sessionId: string | null;
  /** The provider's page on which the reference is made. */
  readonly place: string | null;
  /** The provider's id of the payment, once there is a reference. */
  readonly intentId: string | null;
  readonly voucherUrl: string | null;
  readonly payBy: Date | null;
  readonly state: PassState;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
  readonly refundedAt: Date | null;
}
