import { Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingClient } from '../database.ts';
import { OwnPromotion, type Promotion } from '../promotions/own-promotion.ts';

/** The promotion code that a person enters with a change of plan. */
@Injectable()
export class ChangePromotion {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly promotions: OwnPromotion,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  /** Its value; null where none is given. @throws AppError as a code that is tried */
  async of(call: Call, typed: string | undefined): Promise<Promotion | null> {
    if (typed === undefined) return null;
    const customer = await this.customers.ofUser(this.work.reads, actorOf(call).userId);
    if (customer === null) throw new AppError(billingErrors.no_customer);
    return this.promotions.of(call, customer, typed);
  }
}
