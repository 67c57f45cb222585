import { Injectable } from '@nestjs/common';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { organization } from '@nivel/contracts/projects/memberships';
import type { ProjectsUnit } from '../database.ts';
import type { Invite } from '../invites/invites.repository.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';

/** The organizations that invites lead to; the caller holds the row of the one in question. */
@Injectable()
export class OrganizationPlaces {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
    private readonly memberChanges: MemberChanges,
  ) {}

  async give(unit: ProjectsUnit, userId: string, { organizationId, organizationRole }: Invite): Promise<void> {
    const role = organization.roles.find((one) => one === organizationRole);
    const place = organizationId && (await this.organizations.find(unit, organizationId));
    if (!place || role === undefined) return;
    const known = await this.members.find(unit, place.id, userId);
    if (known === null || known.removedAt !== null) await this.memberChanges.join(unit, place, userId, role);
    else if (!isAtLeast(organization, known.role, role)) await this.memberChanges.changeRole(unit, known, role);
  }
}
