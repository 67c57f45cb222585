import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { TeamRole } from '@nivel/contracts/projects/team-shape';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { DirectoryRepository } from '../directory/directory.repository.ts';
import { LockedTeam } from './locked-team.ts';
import { TeamChanges, type HeldTeam } from './team-changes.ts';
import { TeamOffboarding } from './team-offboarding.ts';
import { TeamRepository } from './team.repository.ts';

@Handles(manageCricoProjectTeam)
export class ManageCricoProjectTeamHandler implements Handler<typeof manageCricoProjectTeam> {
  constructor(
    private readonly locked: LockedTeam,
    private readonly team: TeamRepository,
    private readonly changes: TeamChanges,
    private readonly offboarding: TeamOffboarding,
    private readonly directory: DirectoryRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    {
      project_id_param: id,
      action_param: action,
      user_data_param: { user_id: userId, role, successor_id: successorId },
    }: InputOf<typeof manageCricoProjectTeam>,
    call: Call,
  ): Promise<Outcome> {
    const actor = actorOf(call).userId;
    const isLeaving = action === 'remove_member' && userId === actor;
    return this.work.run(call, async (unit) => {
      const held = await this.locked.for(unit, id, actor, isLeaving ? 'guest' : 'director');
      const before = await this.team.roleOf(unit, id, userId);
      if (action === 'add_member') await this.add(unit, held, { actor, userId, role, before });
      else if (action === 'update_role') await this.changeRole(unit, held, userId, before, role);
      else if (before !== null) await this.offboarding.remove(unit, held, { userId, before, successorId });
      return DONE;
    });
  }

  private async add(
    unit: ProjectsUnit,
    held: HeldTeam,
    { actor, userId, role, before }: { actor: string; userId: string; role: TeamRole; before: string | null },
  ): Promise<void> {
    if (before !== null) throw new AppError(projectsErrors.already_a_member);
    if ((await this.directory.findStaying(unit, actor, { userId })) === null)
      throw new AppError(projectsErrors.person_not_found);
    await this.changes.add(unit, held, userId, role);
  }

  private async changeRole(
    unit: ProjectsUnit,
    held: HeldTeam,
    userId: string,
    before: string | null,
    role: TeamRole,
  ): Promise<void> {
    if (before === null) throw new AppError(projectsErrors.person_not_found);
    if (before !== role) await this.changes.changeRole(unit, held, userId, before, role);
  }
}
