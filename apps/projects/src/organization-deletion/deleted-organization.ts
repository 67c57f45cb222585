import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { ProjectsUnit } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { TrashRetention } from '../retention/trash-retention.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';

/**
 * A deleted organization, for a person who restores it. Nobody has a role in it now, so this reads its former owners.
 * Strangers get the answer for a missing one.
 */
@Injectable()
export class DeletedOrganization {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
    private readonly people: PeopleRepository,
    private readonly trash: TrashRetention,
  ) {}

  /** @throws AppError `forbidden` also after the retention time, `organization_not_deleted` */
  async lock(unit: ProjectsUnit, id: string, userId: string): Promise<void> {
    await this.organizations.lock(unit, [id]);
    const found = await this.organizations.find(unit, id);
    if (found === null || !(await this.isOwner(unit, id, userId))) throw new AppError(commonErrors.forbidden);
    if (found.deletedAt === null) throw new AppError(projectsErrors.organization_not_deleted);
    if (found.deletedAt <= this.trash.beginOf(unit.now)) throw new AppError(commonErrors.forbidden);
  }

  private async isOwner(unit: ProjectsUnit, id: string, userId: string): Promise<boolean> {
    if ((await this.people.roleOf(unit, userId)) === 'admin') return true;
    const member = await this.members.find(unit, id, userId);
    return member?.role === 'owner' && member.removedAt === null;
  }
}
