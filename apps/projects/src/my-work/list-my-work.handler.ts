import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMyWork, MOST_WORK } from '@nivel/contracts/projects/list-my-work.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { MyWorkRepository } from './my-work.repository.ts';

@Handles(listMyWork)
export class ListMyWorkHandler implements Handler<typeof listMyWork> {
  constructor(
    private readonly cards: MyWorkRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(_: InputOf<typeof listMyWork>, call: Call): Promise<OutputOf<typeof listMyWork>> {
    const { mine, waiting } = await this.cards.of(this.work.reads, actorOf(call).userId);
    return {
      mine: mine.slice(0, MOST_WORK),
      waiting: waiting.slice(0, MOST_WORK),
      is_whole: Math.max(mine.length, waiting.length) <= MOST_WORK,
    };
  }
}
