import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { createCricoMilestone } from '@nivel/contracts/projects/create-crico-milestone.operation';
import { deleteMilestoneSafely } from '@nivel/contracts/projects/delete-milestone-safely.operation';
import { getCricoProjectMilestones } from '@nivel/contracts/projects/get-crico-project-milestones.operation';
import { updateCricoMilestone } from '@nivel/contracts/projects/update-crico-milestone.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { DocumentedCommands } from './documented-commands.ts';
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

@Handles(createCricoMilestone)
export class CreateCricoMilestoneHandler implements Handler<typeof createCricoMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(
    input: InputOf<typeof createCricoMilestone>,
    call: Call,
  ): Promise<OutputOf<typeof createCricoMilestone>> {
    const wanted = {
      title: input.title_param,
      description: input.description_param,
      priority: input.priority_param ?? null,
      due_on: input.due_date_param ?? null,
      assignee: input.assignee_param ?? null,
      list_id: input.list_id_param ?? null,
    };
    return {
      success: true,
      milestone_id: await this.commands.create(input.project_id_param, wanted, call),
      error: null,
    };
  }
}

@Handles(updateCricoMilestone)
export class UpdateCricoMilestoneHandler implements Handler<typeof updateCricoMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(
    { milestone_id_param, updates_param }: InputOf<typeof updateCricoMilestone>,
    call: Call,
  ): Promise<OutputOf<typeof updateCricoMilestone>> {
    const milestone = await this.commands.update(milestone_id_param, updates_param, call);
    return { success: true, error: null, milestone };
  }
}

@Handles(deleteMilestoneSafely)
export class DeleteMilestoneSafelyHandler implements Handler<typeof deleteMilestoneSafely> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(
    { milestone_id_param, cascade_delete }: InputOf<typeof deleteMilestoneSafely>,
    call: Call,
  ): Promise<OutputOf<typeof deleteMilestoneSafely>> {
    try {
      await this.commands.delete(milestone_id_param, cascade_delete, call);
    } catch (error) {
      if (!(error instanceof AppError) || error.definition.code !== boardErrors.has_dependencies.code) throw error;
      return { success: false, error: error.definition.message, message: 'Failed to delete milestone' };
    }
    return { success: true, error: null, message: 'Milestone deleted successfully' };
  }
}
