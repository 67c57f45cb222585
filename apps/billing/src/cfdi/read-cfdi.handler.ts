import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { readCfdi } from '@nivel/contracts/billing/read-cfdi.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingClient } from '../database.ts';
import { CfdiRepository } from './cfdi.repository.ts';

@Handles(readCfdi)
export class ReadCfdiHandler implements Handler<typeof readCfdi> {
  constructor(
    private readonly cfdi: CfdiRepository,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  async handle({ receipt_id: id }: InputOf<typeof readCfdi>, call: Call): Promise<OutputOf<typeof readCfdi>> {
    const found = await this.cfdi.issued(this.work.reads, actorOf(call).userId, id);
    if (found === null) throw new AppError(billingErrors.no_such_receipt);
    return found;
  }
}
