import { listPasses } from '@nivel/contracts/billing/list-passes.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingClient } from '../database.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import { passShown } from './pass-shown.ts';

const MOST = 20;

@Handles(listPasses)
export class ListPassesHandler implements Handler<typeof listPasses> {
  constructor(
    private readonly passes: PassesRepository,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  async handle(_: InputOf<typeof listPasses>, call: Call): Promise<OutputOf<typeof listPasses>> {
    const passes = await this.passes.ofUser(this.work.reads, actorOf(call).userId, MOST);
    return { passes: passes.map(passShown) };
  }
}
