import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';

/** An outside person in a project of an organization is a guest there: they see only the places they are invited to. */
@Injectable()
export class OrganizationGuests {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
  ) {}

  /** The caller holds the organization. @throws AppError `no_free_seat` */
  async admit(unit: ProjectsUnit, organizationId: string | null, userId: string): Promise<void> {
    const place = organizationId && (await this.organizations.find(unit, organizationId));
    if (!place) return;
    const member = await this.members.find(unit, place.id, userId);
    if (member === null || member.removedAt !== null) await this.changes.join(unit, place, userId, 'guest');
  }
}
