import { Injectable } from '@nestjs/common';
import { organizationInvitesChanged } from '@nivel/contracts/projects/organization-invites-changed.fact';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import type { Invite } from './invites.repository.ts';

/** Records the end of an invite, and notifies those who look at its place that something changed, without details. */
@Injectable()
export class InviteNotifier {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly log: ProjectLog,
    private readonly acts: AdministrativeActsRepository,
  ) {}

  /** The project of an invite is locked before the invite, as where it is accepted: no two wait for each other. */
  async lockProject(unit: ProjectsUnit, { projectId }: Pick<Invite, 'projectId'>): Promise<void> {
    if (projectId !== null) await this.roles.lock(unit, projectId);
  }

  /** The caller holds the project, if the invite is to one. */
  async note(
    unit: ProjectsUnit,
    { id, organizationId, projectId }: Invite,
    act: 'invite-sent' | 'invite-revoked' | 'invite-accepted',
  ): Promise<void> {
    await this.acts.note(unit, {
      act,
      organizationId,
      subjectId: id,
      details: projectId === null ? {} : { project: projectId },
    });
    if (projectId !== null) await this.log.note(unit, projectId, 'team', act);
    if (organizationId !== null)
      unit.tell(organizationInvitesChanged, { organizationId }, { aggregate: organizationId });
  }
}
