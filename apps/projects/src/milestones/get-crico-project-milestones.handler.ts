import type { InputOf } from '@nivel/contracts/kernel/operation';
import { getCricoProjectMilestones } from '@nivel/contracts/projects/get-crico-project-milestones.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { MilestonesRepository } from './milestones.repository.ts';

@Handles(getCricoProjectMilestones)
export class GetCricoProjectMilestonesHandler implements Handler<typeof getCricoProjectMilestones> {
  constructor(
    private readonly milestones: MilestonesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({ project_id_param: id, offset_param: offset }: InputOf<typeof getCricoProjectMilestones>) {
    return this.milestones.ofProject(this.work.reads, id, offset);
  }
}
