import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository, type Member } from '../organizations/members.repository.ts';
import { PeopleRepository } from '../people/people.repository.ts';

/** The organizations of a deleted account: each keeps an owner if it has a possible successor. */
@Injectable()
export class LeaveOrganizations {
  constructor(
    private readonly people: PeopleRepository,
    private readonly members: MembersRepository,
    private readonly memberChanges: MemberChanges,
  ) {}

  /** The caller holds the organizations. */
  async leaveAll(unit: ProjectsUnit, userId: string): Promise<void> {
    for (const member of await this.members.present(unit, { userId })) {
      if (member.role === 'owner') await this.giveOn(unit, member);
      await this.memberChanges.end(unit, member);
    }
  }

  /** The member of the highest role with the longest membership; without one, the administrators of the installation remain. */
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
