import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { analyzeProjectDeletion } from '@nivel/contracts/projects/analyze-project-deletion.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { DeletedProjectsRepository } from './deleted-projects.repository.ts';
import { TrashRetention } from '../retention/trash-retention.ts';

@Handles(analyzeProjectDeletion)
export class AnalyzeProjectDeletionHandler implements Handler<typeof analyzeProjectDeletion> {
  constructor(
    private readonly projects: DeletedProjectsRepository,
    private readonly trash: TrashRetention,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({
    project_id,
  }: InputOf<typeof analyzeProjectDeletion>): Promise<OutputOf<typeof analyzeProjectDeletion>> {
    const { openMilestones, invites, ...impact } = await this.projects.impact(this.work.reads, project_id);
    return { ...impact, open_milestones: openMilestones, open_invites: invites, days_in_trash: this.trash.days };
  }
}
