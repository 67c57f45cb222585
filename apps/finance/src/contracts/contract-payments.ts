import { Injectable } from '@nestjs/common';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import {
  amendedPayments,
  horizonOf,
  isReplaceable,
  isToCome,
  rolledPayments,
  scheduledPayments,
  termsProblem,
} from '@nivel/contracts/finance/payment-schedule';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { BookDay } from '../book/book-day.ts';
import type { FinanceUnit } from '../database.ts';
import { PaymentsRepository } from '../payments/payments.repository.ts';
import type { PaymentsToCome } from './contract-rules.ts';
import type { Contract } from './contracts.repository.ts';

/** Gives a contract the payments that its terms say. The contract is held meanwhile: two at once ask for nothing twice. */
@Injectable()
export class ContractPayments {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly day: BookDay,
  ) {}

  /** The day up to which payments of an open-ended contract exist, when they are created now. */
  through(now: Date): string {
    return horizonOf(this.day.of(now));
  }

  /** @throws AppError `contract_terms_wrong` */
  check(contract: Contract, now: Date): void {
    const problem = termsProblem(contract, this.day.of(now));
    if (problem !== null) throw new AppError(financeErrors.contract_terms_wrong, { details: { problem } });
  }

  async schedule(unit: FinanceUnit, contract: Contract): Promise<void> {
    await this.payments.add(unit, contract.id, scheduledPayments(contract, this.day.of(unit.now)));
  }

  /** Adds the payments that have come within the time ahead. @returns whether there were any */
  async roll(unit: FinanceUnit, contract: Contract): Promise<boolean> {
    const payments = rolledPayments(contract, contract.scheduledThrough, this.day.of(unit.now));
    await this.payments.add(unit, contract.id, payments);
    return payments.length > 0;
  }

  /** Paid, overdue and cancelled ones do not change. @throws AppError `contract_worth_too_little` */
  async amend(unit: FinanceUnit, contract: Contract, toCome: PaymentsToCome): Promise<void> {
    if (toCome === 'kept') return;
    const today = this.day.of(unit.now);
    const payments = await this.payments.lockOfContract(unit, contract.id);
    const idsOf = (isMeant: typeof isToCome) => payments.filter((one) => isMeant(one, today)).map(({ id }) => id);
    if (toCome === 'cancelled') return this.payments.cancel(unit, idsOf(isToCome));
    const replaced = toCome === 'replaced' ? amendedPayments(contract, payments, today) : [];
    if (replaced === null) throw new AppError(financeErrors.contract_worth_too_little);
    await this.payments.remove(unit, idsOf(isReplaceable));
    await this.payments.add(unit, contract.id, replaced);
  }
}
