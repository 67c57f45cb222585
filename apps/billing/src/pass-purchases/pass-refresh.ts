import { Injectable } from '@nestjs/common';
import { invoicePaid } from '@nivel/contracts/billing/invoice-paid.fact';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { BillingUnit } from '../database.ts';
import type { Pass } from '../passes/pass.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { AccessKeeping } from '../subscriptions/access-keeping.ts';
import { passStanding } from './pass-standing.ts';

/** How often the provider is asked of one that can still be paid, beside what it tells. */
const AGAIN_AFTER_MS = 86_400_000;

/** Asks the provider how the payment of a pass stands, and keeps that: the only way in which one is paid. */
@Injectable()
export class PassRefresh {
  constructor(
    private readonly passes: PassesRepository,
    private readonly keeping: AccessKeeping,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * Paid is paid once, under a lock, however often it is told.
   * @returns null for a session that is none of a pass
   * @throws AppError `otherwise` where the provider does not answer
   */
  async within(unit: BillingUnit, sessionId: string, otherwise: ErrorDefinition): Promise<Pass | null> {
    await holdKey(unit, `pass ${sessionId}`);
    const known = await this.passes.ofSession(unit, sessionId);
    if (known === null || known.state === 'paid') return known;
    const session = await this.provider.find(otherwise, (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }),
    );
    const standing = passStanding(session);
    const later = new Date(unit.now.getTime() + AGAIN_AFTER_MS);
    if (standing.state === 'paid') await this.pay(unit, known);
    else if (standing.state === 'expired') await this.passes.end(unit, known.id);
    else if (standing.state === 'waiting') await this.passes.wait(unit, known.id, standing, later);
    else await this.passes.lookLater(unit, known.id, later);
    return this.passes.ofSession(unit, sessionId);
  }

  private async pay(unit: BillingUnit, { id, userId, amount }: Pass): Promise<void> {
    if (!(await this.passes.pay(unit, id))) return;
    await this.keeping.settle(unit, userId);
    const receipt = { userId, invoiceId: id, number: null, pdfUrl: null, paidAt: unit.now.toISOString() };
    unit.tell(invoicePaid, { ...receipt, amount, iva: ivaOf(amount).iva }, { aggregate: id });
  }
}
