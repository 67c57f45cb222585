import { Injectable } from '@nestjs/common';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { AuditTrail } from '../audit/audit-trail.ts';
import { changedValues } from '../audit/changed-values.ts';
import type { FinanceUnit } from '../database.ts';
import { auditedPayment } from './payment-rules.ts';
import { PaymentsRepository, type Payment } from './payments.repository.ts';

interface Change {
  readonly act: string;
  readonly reason?: string;
  /** Further entries of the trail beside the changed fields. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** Saves changes of payments, with their trail. */
@Injectable()
export class PaymentChanges {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly trail: AuditTrail,
  ) {}

  /** Until the unit ends, nothing else changes it or its contract. @throws AppError `payment_not_found` */
  async lock(unit: FinanceUnit, id: string): Promise<Payment> {
    const payment = await this.payments.lock(unit, id);
    if (payment === null) throw new AppError(financeErrors.payment_not_found);
    return payment;
  }

  /** A change without differences leaves no trace. */
  async save(unit: FinanceUnit, before: Payment, after: Payment, { act, reason = '', beside = {} }: Change) {
    const changed = changedValues(auditedPayment(before), auditedPayment(after));
    if (changed === null) return;
    const { id, contractId, amount, currency, paidDate } = after;
    await this.payments.save(unit, after);
    const nothing = Object.fromEntries(Object.keys(beside).map((field) => [field, null]));
    await this.trail.record(unit, {
      ...{ entity: 'payment', entityId: id, act },
      before: { ...changed.before, ...nothing },
      after: { ...changed.after, ...beside },
      reason: reason === '' ? null : reason,
    });
    if (paidDate !== null && before.status !== 'paid')
      unit.tell(paymentPaid, { paymentId: id, contractId, amount, currency, paidDate }, { aggregate: id });
  }
}
