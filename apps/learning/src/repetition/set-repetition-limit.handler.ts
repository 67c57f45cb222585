import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { setRepetitionLimit } from '@nivel/contracts/learning/set-repetition-limit.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { RepetitionsRepository } from './repetitions.repository.ts';

@Handles(setRepetitionLimit)
export class SetRepetitionLimitHandler implements Handler<typeof setRepetitionLimit> {
  constructor(
    private readonly repository: RepetitionsRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(
    { daily_limit }: InputOf<typeof setRepetitionLimit>,
    call: Call,
  ): Promise<OutputOf<typeof setRepetitionLimit>> {
    await this.work.run(call, (unit) => this.repository.setLimit(unit, actorOf(call).userId, daily_limit));
    return { daily_limit };
  }
}
