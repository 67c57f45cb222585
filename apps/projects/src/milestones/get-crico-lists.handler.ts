import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getCricoLists } from '@nivel/contracts/projects/get-crico-lists.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
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
