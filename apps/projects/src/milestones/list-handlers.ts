import { randomUUID } from 'node:crypto';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { DEFAULT_LIST_COLOR } from '@nivel/contracts/projects/board-values';
import { createCricoList } from '@nivel/contracts/projects/create-crico-list.operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import { deleteCricoList } from '@nivel/contracts/projects/delete-crico-list.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { getCricoLists } from '@nivel/contracts/projects/get-crico-lists.operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { updateCricoList } from '@nivel/contracts/projects/update-crico-list.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { createListRule, deleteListRule, updateListRule } from '../board/lists/list-rules.ts';
import { ProjectCommands } from '../board/commands/project-commands.ts';
import type { ProjectsClient } from '../database.ts';
import { MilestonesRepository } from './milestones.repository.ts';

@Handles(getCricoLists)
export class GetCricoListsHandler implements Handler<typeof getCricoLists> {
  constructor(
    private readonly milestones: MilestonesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ p_project_id: project_id }: InputOf<typeof getCricoLists>): Promise<OutputOf<typeof getCricoLists>> {
    const found = await this.milestones.lists(this.work.reads, project_id);
    const lists = found.map(({ id, name, description, color, ...list }, index) => ({
      ...{ id, project_id, name, description, color, list_position: index, position: index },
      wip_limit: list.wipLimit,
      card_count: list.cardCount,
      created_by_name: list.createdByName ?? '',
      created_at: list.createdAt.toISOString(),
      is_active: true,
    }));
    return { success: true, error: null, lists };
  }
}

@Handles(createCricoList)
export class CreateCricoListHandler implements Handler<typeof createCricoList> {
  constructor(private readonly commands: ProjectCommands) {}

  async handle(input: InputOf<typeof createCricoList>, call: Call): Promise<OutputOf<typeof createCricoList>> {
    const list_id = randomUUID();
    const fields = {
      name: input.p_name,
      description: input.p_description ?? '',
      color: input.p_color ?? DEFAULT_LIST_COLOR,
      wip_limit: input.p_wip_limit ?? null,
    };
    const place = { status: 'todo' as const, before: null };
    const command = { project_id: input.p_project_id, command_id: randomUUID(), list_id };
    await this.commands.run(createList, createListRule, { ...command, ...fields, ...place }, call);
    return { success: true, error: null, list_id };
  }
}

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
