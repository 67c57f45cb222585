import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { DEFAULT_LIST_COLOR } from '@nivel/contracts/projects/values/board-values';
import { createCricoList } from '@nivel/contracts/projects/create-crico-list.operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { createListRule } from '../board/lists/list-rules.ts';
import { ProjectCommands } from '../board/commands/project-commands.ts';

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
