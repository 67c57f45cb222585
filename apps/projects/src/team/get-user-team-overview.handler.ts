import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getUserTeamOverview } from '@nivel/contracts/projects/get-user-team-overview.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { checkNamesOneself } from './policy.ts';
import { overviewOf } from './team-view.ts';
import { TeamRepository } from './team.repository.ts';

@Handles(getUserTeamOverview)
export class GetUserTeamOverviewHandler implements Handler<typeof getUserTeamOverview> {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly team: TeamRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { requesting_user_id: requesting }: InputOf<typeof getUserTeamOverview>,
    call: Call,
  ): Promise<OutputOf<typeof getUserTeamOverview>> {
    checkNamesOneself(requesting, call);
    const { reads } = this.work;
    const seen = (await this.roles.rolesOf(reads, requesting)).filter(({ role }) => role !== 'reader');
    const rows = await this.team.shown(
      reads,
      seen.map(({ projectId }) => projectId),
    );
    return { members: overviewOf(rows) };
  }
}
