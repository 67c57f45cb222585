import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { BillingClient } from '../database.ts';
import { PassRefresh } from '../pass-purchases/pass-refresh.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { ChargebackRefresh } from '../subscriptions/chargeback-refresh.ts';
import { ComparisonsRepository } from './comparisons.repository.ts';
import type { Found } from './repairs.repository.ts';

const DAY_MS = 86_400_000;
/** Within which a dispute is decided, by the rules of the card networks. */
const DISPUTE_DAYS = 180;

/** The part of a list to request from the provider. */
export interface Page {
  readonly limit: number;
  readonly starting_after?: string;
}

const secondsOf = (moment: number): number => Math.floor(moment / 1_000);

/** Compares payments that the provider lists as reversed with the stored ones. */
@Injectable()
export class ReversalComparison {
  constructor(
    private readonly comparisons: ComparisonsRepository,
    private readonly passes: PassesRepository,
    private readonly refresh: PassRefresh,
    private readonly chargebacks: ChargebackRefresh,
    private readonly provider: PaymentProvider,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  /** Refunds since the last comparison that came to its end, with a day of both: of the first one, all. */
  async refunds(page: Page, otherwise: ErrorDefinition) {
    const last = await this.comparisons.lastBegun(this.work.reads);
    const created = last && { created: { gte: secondsOf(last.getTime() - DAY_MS) } };
    const given = await this.provider.ask(otherwise, (stripe) => stripe.refunds.list({ ...page, ...created }));
    return { page: given, compare: (refund: Stripe.Refund) => this.ofRefund(refund) };
  }

  /** Disputes that may still be decided when the comparison starts: a dispute is listed by when it was opened. */
  async disputes(page: Page, begunAt: Date, otherwise: ErrorDefinition) {
    const created = { gte: secondsOf(begunAt.getTime() - DISPUTE_DAYS * DAY_MS) };
    const given = await this.provider.ask(otherwise, (stripe) =>
      stripe.disputes.list({ ...page, created, expand: ['data.charge'] }),
    );
    return { page: given, compare: (dispute: Stripe.Dispute) => this.ofDispute(dispute) };
  }

  private async ofRefund({ payment_intent: intent }: Stripe.Refund): Promise<Found[]> {
    const intentId = typeof intent === 'object' ? intent?.id : intent;
    const was = intentId === undefined ? null : await this.passes.ofIntent(this.work.reads, intentId);
    if (was?.state !== 'paid' || was.intentId === null) return [];
    const { id: passId, intentId: paidBy } = was;
    const became = await this.work.run(BY_ITSELF, async (unit) => {
      await this.refresh.lookAtRefund(unit, paidBy, billingErrors.customer_data_failed);
      return this.passes.ofIntent(unit, paidBy);
    });
    return became?.state === 'refunded' ? [{ passId, what: 'refunded', was, became }] : [];
  }

  private async ofDispute(dispute: Stripe.Dispute): Promise<Found[]> {
    const ended = await this.work.run(BY_ITSELF, (unit) =>
      this.chargebacks.endWith(unit, dispute, billingErrors.customer_data_failed),
    );
    return ended === null ? [] : [{ subscriptionId: ended.was.id, what: 'charged-back', ...ended }];
  }
}
