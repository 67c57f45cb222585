import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { updateOrganizationProject } from '@nivel/contracts/projects/update-organization-project.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { differencesIn } from './project-settings.ts';
import { SettingsChanges } from './settings-changes.ts';
import { SettingsRepository } from './settings.repository.ts';

@Handles(updateOrganizationProject)
export class UpdateOrganizationProjectHandler implements Handler<typeof updateOrganizationProject> {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly changes: SettingsChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { projectId, name, description, color, status }: InputOf<typeof updateOrganizationProject>,
    call: Call,
  ): Promise<Outcome> {
    const found = await this.settings.find(this.work.reads, projectId);
    if (found === null) throw new AppError(commonErrors.forbidden);
    await this.changes.change(call, projectId, differencesIn(found.board, { name, description, color, status }), {});
    return DONE;
  }
}
