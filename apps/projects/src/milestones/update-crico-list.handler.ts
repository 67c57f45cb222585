import { randomUUID } from 'node:crypto';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { DEFAULT_LIST_COLOR } from '@nivel/contracts/projects/values/board-values';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { updateCricoList } from '@nivel/contracts/projects/update-crico-list.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { updateListRule } from '../board/lists/list-rules.ts';
import { ProjectCommands } from '../board/commands/project-commands.ts';
import type { ProjectsClient } from '../database.ts';
import { MilestonesRepository } from './milestones.repository.ts';

@Handles(updateCricoList)
export class UpdateCricoListHandler implements Handler<typeof updateCricoList> {
  constructor(
    private readonly milestones: MilestonesRepository,
    private readonly commands: ProjectCommands,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof updateCricoList>, call: Call): Promise<Outcome> {
    const { p_list_id: list_id, p_name: name, p_description, p_color, p_wip_limit: wip_limit } = input;
    const project_id = await this.milestones.projectOf(this.work.reads, 'list', list_id);
    if (project_id === null) throw new AppError(boardErrors.list_not_found);
    const set = {
      ...(name !== undefined && { name }),
      ...(p_description !== undefined && { description: p_description ?? '' }),
      ...(p_color !== undefined && { color: p_color ?? DEFAULT_LIST_COLOR }),
      ...(wip_limit !== undefined && { wip_limit }),
    };
    await this.commands.run(updateList, updateListRule, { project_id, command_id: randomUUID(), list_id, set }, call);
    return DONE;
  }
}
