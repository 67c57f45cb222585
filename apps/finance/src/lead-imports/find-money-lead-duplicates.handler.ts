import { findMoneyLeadDuplicates } from '@nivel/contracts/finance/find-money-lead-duplicates.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { LeadImportsRepository } from './lead-imports.repository.ts';

@Handles(findMoneyLeadDuplicates)
export class FindMoneyLeadDuplicatesHandler implements Handler<typeof findMoneyLeadDuplicates> {
  constructor(
    private readonly imports: LeadImportsRepository,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle({
    names_param: names,
  }: InputOf<typeof findMoneyLeadDuplicates>): Promise<OutputOf<typeof findMoneyLeadDuplicates>> {
    return { names: await this.imports.takenNames(this.work.reads, names) };
  }
}
