import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getProjectTeamMembers } from '@nivel/contracts/projects/get-project-team-members.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { checkNamesOneself } from './policy.ts';
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
    checkNamesOneself(requesting, call);
    return { team_members: (await this.team.shown(this.work.reads, [id])).map(teamMemberView) };
  }
}
