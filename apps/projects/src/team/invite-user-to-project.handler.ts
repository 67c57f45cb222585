import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { inviteUserToProject } from '@nivel/contracts/projects/invite-user-to-project.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { DirectoryRepository } from '../directory/directory.repository.ts';
import { SendInvite } from '../invites/send-invite.ts';
import { inviteView } from '../invites/invite-view.ts';
import { LockedTeam } from './locked-team.ts';
import { checkNamesOneself } from './policy.ts';
import { TeamChanges } from './team-changes.ts';
import { TeamRepository } from './team.repository.ts';

@Handles(inviteUserToProject)
export class InviteUserToProjectHandler implements Handler<typeof inviteUserToProject> {
  constructor(
    private readonly locked: LockedTeam,
    private readonly team: TeamRepository,
    private readonly changes: TeamChanges,
    private readonly directory: DirectoryRepository,
    private readonly invites: SendInvite,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { inviting_user_id: inviting, email, role, project_id: id }: InputOf<typeof inviteUserToProject>,
    call: Call,
  ): Promise<OutputOf<typeof inviteUserToProject>> {
    const actor = actorOf(call).userId;
    checkNamesOneself(inviting, call);
    return this.work.run(call, async (unit) => {
      const held = await this.locked.for(unit, id, actor, 'director');
      const known = await this.directory.findStaying(unit, actor, { email });
      if (known === null) {
        const invite = await this.invites.invite(unit, { email, role: 'user', project: { id, role } }, actor);
        return { success: true, error: null, user_id: null, invite: inviteView(invite) };
      }
      if ((await this.team.roleOf(unit, id, known)) !== null) throw new AppError(projectsErrors.already_a_member);
      await this.changes.add(unit, held, known, role);
      return { success: true, error: null, user_id: known, invite: null };
    });
  }
}
