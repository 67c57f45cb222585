import { bookId } from '@nivel/contracts/finance/book-values';
import { setMoneyStageWeights } from '@nivel/contracts/finance/set-money-stage-weights.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { FinanceClient } from '../database.ts';
import { LeadTotalsRepository } from './lead-totals.repository.ts';

@Handles(setMoneyStageWeights)
export class SetMoneyStageWeightsHandler implements Handler<typeof setMoneyStageWeights> {
  constructor(
    private readonly totals: LeadTotalsRepository,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { weights_param: weights }: InputOf<typeof setMoneyStageWeights>,
    call: Call,
  ): Promise<OutputOf<typeof setMoneyStageWeights>> {
    await this.work.run(call, async (unit) => {
      await this.totals.setWeights(unit, weights);
      // They are the whole book's: their entries have its id.
      await this.trail.record(unit, { entity: 'lead', entityId: bookId, act: 'weights-changed', after: weights });
    });
    return { success: true, weights };
  }
}
