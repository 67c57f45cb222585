import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { OrganizationRolesRepository } from '../organizations/organization-roles.repository.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { isStillGood } from './invite-rules.ts';
import type { Invite } from './invites.repository.ts';

/** Whether an invite is still worth what it says. */
@Injectable()
export class InviteValidity {
  constructor(
    private readonly people: PeopleRepository,
    private readonly roles: OrganizationRolesRepository,
  ) {}

  /** Places of which nothing is known here give nothing. */
  async isGood(unit: ProjectsUnit, { invitedBy, organizationId, projectId }: Invite): Promise<boolean> {
    if (projectId !== null) return false;
    return isStillGood({
      isToOrganization: organizationId !== null,
      senderRole: await this.people.roleOf(unit, invitedBy),
      senderOrganizationRole: organizationId === null ? null : await this.roles.roleOf(unit, invitedBy, organizationId),
    });
  }
}
