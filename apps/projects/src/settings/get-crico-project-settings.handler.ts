import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getCricoProjectSettings } from '@nivel/contracts/projects/get-crico-project-settings.operation';
import { project } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { teamMemberView } from '../team/team-view.ts';
import { TeamRepository } from '../team/team.repository.ts';
import { permissionsOf, shownTo } from './policy.ts';
import { SettingsRepository } from './settings.repository.ts';

@Handles(getCricoProjectSettings)
export class GetCricoProjectSettingsHandler implements Handler<typeof getCricoProjectSettings> {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly team: TeamRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id_param: id }: InputOf<typeof getCricoProjectSettings>,
    call: Call,
  ): Promise<OutputOf<typeof getCricoProjectSettings>> {
    const { reads } = this.work;
    const role = roleOf(call, project);
    const found = await this.settings.find(reads, id);
    if (found === null) throw new AppError(commonErrors.forbidden);
    const { email_notifications, milestone_updates, team_changes, deadline_reminders, ...metadata } = shownTo(
      role,
      found.settings,
    );
    return {
      success: true,
      error: null,
      metadata: { ...found.board, ...metadata },
      settings: { notifications: { email_notifications, milestone_updates, team_changes, deadline_reminders } },
      team: (await this.team.shown(reads, [id])).map(teamMemberView),
      user_permissions: [...permissionsOf(role)],
    };
  }
}
