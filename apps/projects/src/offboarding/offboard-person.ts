import { Injectable } from '@nestjs/common';
import type { Successor } from '@nivel/contracts/projects/succession';
import type { ProjectsUnit } from '../database.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository, type Member } from '../organizations/members.repository.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';
import { PeopleChanges } from '../people/people-changes.ts';
import type { Person } from '../people/people.repository.ts';
import { PlaceSuccession } from './place-succession.ts';

/**
 * Takes people out of Crico and back: their former roles stay in the rows, their rights end. The caller holds administrators
 * and account.
 */
@Injectable()
export class OffboardPerson {
  constructor(
    private readonly changes: PeopleChanges,
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
    private readonly memberChanges: MemberChanges,
    private readonly succession: PlaceSuccession,
    private readonly invites: InvitesRepository,
  ) {}

  /** @throws AppError `last_owner`, `last_director` for who alone leads something that is not handed over */
  async remove(unit: ProjectsUnit, person: Person, successors: readonly Successor[]): Promise<Person> {
    const memberships = await this.lockedMemberships(unit, person.userId);
    await this.succession.settle(unit, person.userId, null, successors);
    const removed = await this.changes.change(unit, person.userId, { isActive: false });
    await this.memberChanges.suspend(unit, memberships);
    await this.invites.revoke(unit, { invitedBy: person.userId });
    await this.invites.revoke(unit, { email: person.email });
    return removed;
  }

  async takeBack(unit: ProjectsUnit, { userId }: Person): Promise<Person> {
    const memberships = await this.lockedMemberships(unit, userId);
    const back = await this.changes.change(unit, userId, { isActive: true });
    await this.memberChanges.resume(unit, memberships);
    return back;
  }

  /** Projects in existing organizations; nobody has rights in deleted ones anyway. */
  private async lockedMemberships(unit: ProjectsUnit, userId: string): Promise<Member[]> {
    const before = await this.members.present(unit, { userId });
    const ids = before.map(({ organizationId }) => organizationId);
    await this.organizations.lock(unit, ids);
    const there = await this.organizations.idsThere(unit, ids);
    const present = await this.members.present(unit, { userId });
    return present.filter(({ organizationId }) => there.has(organizationId));
  }
}
