import { Inject, Injectable } from '@nestjs/common';
import { invoicePaid } from '@nivel/contracts/billing/invoice-paid.fact';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { holdKey } from '@nivel/platform/advisory-lock';
import { LOG, type Log } from '@nivel/platform/log';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingUnit } from '../database.ts';
import type { Pass } from '../passes/pass.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { AccessKeeping } from '../subscriptions/access-keeping.ts';
import { passStanding, type PassStanding } from './pass-standing.ts';

/** How often the provider is asked about a payable one, in addition to its events. */
const AGAIN_AFTER_MS = 86_400_000;

const isPaid = ({ state }: Pass): boolean => state === 'paid' || state === 'refunded';

/** Asks the provider for the state of a pass's payment, and stores it: the only way in which one is paid, or given back. */
@Injectable()
export class PassRefresh {
  constructor(
    private readonly passes: PassesRepository,
    private readonly customers: CustomersRepository,
    private readonly keeping: AccessKeeping,
    private readonly provider: PaymentProvider,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Counts a payment once, under a lock, however often its event arrives.
   * @returns null for a session that does not belong to a pass
   * @throws AppError `otherwise` where the provider does not answer
   */
  async within(unit: BillingUnit, sessionId: string, otherwise: ErrorDefinition): Promise<Pass | null> {
    await holdKey(unit, `pass ${sessionId}`);
    const known = await this.passes.ofSession(unit, sessionId);
    return known === null || isPaid(known) ? known : this.ask(unit, known, otherwise);
  }

  /** A fully refunded one is over immediately; a part that was given back takes nothing. */
  async lookAtRefund(unit: BillingUnit, intentId: string, otherwise: ErrorDefinition): Promise<void> {
    const pass = await this.passes.ofIntent(unit, intentId);
    if (pass === null) return;
    await holdKey(unit, `pass ${pass.sessionId}`);
    await this.ask(unit, pass, otherwise);
  }

  private async ask(unit: BillingUnit, known: Pass, otherwise: ErrorDefinition): Promise<Pass | null> {
    const sessionId = known.sessionId ?? '';
    const session = await this.provider.find(otherwise, (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
    );
    await this.customers.hold(unit, known.userId);
    await this.keep(unit, known, passStanding(session));
    return this.passes.ofSession(unit, sessionId);
  }

  private async keep(unit: BillingUnit, known: Pass, standing: PassStanding): Promise<void> {
    const later = new Date(unit.now.getTime() + AGAIN_AFTER_MS);
    if (standing.state === 'paid') await this.pay(unit, known, standing.intentId);
    else if (standing.state === 'expired') await this.passes.end(unit, known.id);
    else if (standing.state === 'waiting') await this.passes.wait(unit, known.id, standing, later);
    else await this.passes.lookLater(unit, known.id, later);
    if (standing.state === 'paid' && standing.isGivenBack && (await this.passes.refund(unit, known.id)))
      await this.keeping.settle(unit, known.userId);
  }

  private async pay(unit: BillingUnit, { id, userId, amount }: Pass, intentId: string | null): Promise<void> {
    if (!(await this.passes.pay(unit, id, intentId))) return;
    if (await this.customers.isRemoved(unit, userId)) {
      this.log.error({ pass: id, intent: intentId }, 'a pass was paid for a deleted account: refund it');
      return;
    }
    await this.keeping.settle(unit, userId);
    const receipt = { userId, invoiceId: id, number: null, pdfUrl: null, paidAt: unit.now.toISOString() };
    unit.tell(invoicePaid, { ...receipt, amount, iva: ivaOf(amount).iva }, { aggregate: id });
  }
}
