import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readPartFigures } from '@nivel/contracts/learning/read-part-figures.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { readFigures } from './learner-counts.repository.ts';

@Handles(readPartFigures)
export class ReadPartFiguresHandler implements Handler<typeof readPartFigures> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle({ id }: InputOf<typeof readPartFigures>): Promise<OutputOf<typeof readPartFigures>> {
    const { opened, completed, firstTryShare } = await readFigures(this.work.reads, id);
    return { opened, completed, first_try_share: firstTryShare };
  }
}
