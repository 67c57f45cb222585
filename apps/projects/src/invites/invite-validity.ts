import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { OrganizationRolesRepository } from '../organizations/organization-roles.repository.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { isStillGood } from './invite-rules.ts';
import type { Invite } from './invites.repository.ts';

/** Whether an invite is still valid. */
@Injectable()
export class InviteValidity {
  constructor(
    private readonly people: PeopleRepository,
    private readonly roles: OrganizationRolesRepository,
    private readonly projectRoles: ProjectRolesRepository,
  ) {}

  async isGood(unit: ProjectsUnit, { invitedBy, organizationId, projectId }: Invite): Promise<boolean> {
    const elsewhere = organizationId === null ? 'installation' : 'organization';
    return isStillGood({
      to: projectId === null ? elsewhere : 'project',
      senderRole: await this.people.roleOf(unit, invitedBy),
      senderOrganizationRole: organizationId === null ? null : await this.roles.roleOf(unit, invitedBy, organizationId),
      senderProjectRole: projectId === null ? null : await this.projectRoles.roleOf(unit, invitedBy, projectId),
    });
  }
}
