import { randomUUID } from 'node:crypto';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { deleteCricoList } from '@nivel/contracts/projects/delete-crico-list.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { deleteListRule } from '../board/lists/list-rules.ts';
import { ProjectCommands } from '../board/commands/project-commands.ts';
import type { ProjectsClient } from '../database.ts';
import { MilestonesRepository } from './milestones.repository.ts';

@Handles(deleteCricoList)
export class DeleteCricoListHandler implements Handler<typeof deleteCricoList> {
  constructor(
    private readonly milestones: MilestonesRepository,
    private readonly commands: ProjectCommands,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ p_list_id: list_id }: InputOf<typeof deleteCricoList>, call: Call): Promise<Outcome> {
    const project_id = await this.milestones.projectOf(this.work.reads, 'list', list_id);
    if (project_id === null) throw new AppError(boardErrors.list_not_found);
    const whole = { move_to: null, with_cards: true, override_limit: false };
    const command = { project_id, command_id: randomUUID(), list_id, ...whole };
    await this.commands.run(deleteList, deleteListRule, command, call);
    return DONE;
  }
}
