import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getProjectTeamMembers } from '@nivel/contracts/projects/get-project-team-members.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { teamMemberView } from './team-view.ts';
import { TeamRepository } from './team.repository.ts';

@Handles(getProjectTeamMembers)
export class GetProjectTeamMembersHandler implements Handler<typeof getProjectTeamMembers> {
  constructor(
    private readonly team: TeamRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id_param: id, requesting_user_id: requesting }: InputOf<typeof getProjectTeamMembers>,
    call: Call,
  ): Promise<OutputOf<typeof getProjectTeamMembers>> {
    if ((requesting ?? actorOf(call).userId) !== actorOf(call).userId) throw new AppError(commonErrors.forbidden);
    return { team_members: (await this.team.shown(this.work.reads, [id])).map(teamMemberView) };
  }
}
