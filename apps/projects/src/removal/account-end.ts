import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository, type Member } from '../organizations/members.repository.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';
import { PeopleChanges } from '../people/people-changes.ts';
import { PeopleRepository } from '../people/people.repository.ts';

/** What the end of an account means here: no right, no name and no address stays. Nothing of it can be refused. */
@Injectable()
export class AccountEnd {
  constructor(
    private readonly people: PeopleRepository,
    private readonly changes: PeopleChanges,
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
    private readonly memberChanges: MemberChanges,
    private readonly invites: InvitesRepository,
  ) {}

  async forget(unit: ProjectsUnit, userId: string, email: string): Promise<void> {
    const person = await this.people.find(unit, userId);
    await this.leaveAll(unit, userId);
    if (person?.isActive) await this.changes.change(unit, userId, { isActive: false });
    await this.people.forget(unit, userId);
    await this.invites.revoke(unit, { invitedBy: userId });
    if (email !== '') await this.invites.forget(unit, email);
  }

  private async leaveAll(unit: ProjectsUnit, userId: string): Promise<void> {
    const memberships = await this.members.present(unit, { userId });
    await this.organizations.lock(
      unit,
      memberships.map(({ organizationId }) => organizationId),
    );
    for (const member of await this.members.present(unit, { userId })) {
      if (member.role === 'owner') await this.giveOn(unit, member);
      await this.memberChanges.end(unit, member);
    }
  }

  /** Whoever of the highest role has been there for longest; with nobody else there, the administrators of the installation are left. */
  private async giveOn(unit: ProjectsUnit, { organizationId, userId }: Member): Promise<void> {
    const members = await this.members.present(unit, { organizationId });
    const active = await this.people.activeAmong(
      unit,
      members.map((one) => one.userId),
    );
    const others = members.filter((one) => one.userId !== userId && active.has(one.userId));
    if (others.some(({ role }) => role === 'owner')) return;
    const heir = (['admin', 'member'] as const).flatMap((role) => others.filter((one) => one.role === role))[0];
    if (heir !== undefined) await this.memberChanges.changeRole(unit, heir, 'owner');
  }
}
