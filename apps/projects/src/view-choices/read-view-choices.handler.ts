import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readViewChoices } from '@nivel/contracts/projects/read-view-choices.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ViewChoicesRepository } from './view-choices.repository.ts';

@Handles(readViewChoices)
export class ReadViewChoicesHandler implements Handler<typeof readViewChoices> {
  constructor(
    private readonly kept: ViewChoicesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof readViewChoices>, call: Call): Promise<OutputOf<typeof readViewChoices>> {
    const found = await this.kept.find(this.work.reads, project_id, actorOf(call).userId);
    return found ?? { choices: null, collapsed: null };
  }
}
