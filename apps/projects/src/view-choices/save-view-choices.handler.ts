import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { saveViewChoices } from '@nivel/contracts/projects/save-view-choices.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ViewChoicesRepository } from './view-choices.repository.ts';

@Handles(saveViewChoices)
export class SaveViewChoicesHandler implements Handler<typeof saveViewChoices> {
  constructor(
    private readonly kept: ViewChoicesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, ...given }: InputOf<typeof saveViewChoices>,
    call: Call,
  ): Promise<OutputOf<typeof saveViewChoices>> {
    return this.work.run(call, async (unit) => {
      await this.kept.save(unit, project_id, actorOf(call).userId, given);
      return { success: true };
    });
  }
}
