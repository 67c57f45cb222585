import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import { organizationMemberChanged } from '@nivel/contracts/projects/organization-member-changed.fact';
import { organizationMemberRemoved } from '@nivel/contracts/projects/organization-member-removed.fact';
import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { AdditionNotices } from '../addition-notices/addition-notices.ts';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { MembersRepository, type Member } from './members.repository.ts';
import type { Organization } from './organizations.repository.ts';

/**
 * Every change of the members of an organization: saved, published and logged in one. The caller holds the organization's row.
 */
@Injectable()
export class MemberChanges {
  constructor(
    private readonly members: MembersRepository,
    private readonly people: PeopleRepository,
    private readonly acts: AdministrativeActsRepository,
    private readonly notices: AdditionNotices,
  ) {}

  /** Adds a person on behalf of another one, and notifies them. @throws AppError `no_free_seat` */
  async add(unit: ProjectsUnit, place: Organization, userId: string, role: OrganizationRole): Promise<Member> {
    const member = await this.join(unit, place, userId, role);
    await this.notices.tell(unit, { kind: 'organization', id: place.id }, userId);
    return member;
  }

  /** @throws AppError `no_free_seat` */
  async join(unit: ProjectsUnit, { id, seats }: Organization, userId: string, role: OrganizationRole): Promise<Member> {
    if (seats !== null && (await this.members.count(unit, id)) >= seats)
      throw new AppError(projectsErrors.no_free_seat);
    const details = { role };
    // The creator of an organization owns it: the log has that already.
    if (role !== 'owner')
      await this.acts.note(unit, { act: 'member-added', organizationId: id, subjectId: userId, details });
    return this.tellChanged(unit, await this.members.join(unit, id, userId, role));
  }

  /** @throws AppError `last_owner` */
  async changeRole(unit: ProjectsUnit, member: Member, role: OrganizationRole): Promise<Member> {
    if (member.role === 'owner' && role !== 'owner') await this.refuseLastOwner(unit, member);
    const { organizationId, userId: subjectId } = member;
    const details = { before: member.role, role };
    await this.acts.note(unit, { act: 'member-role-changed', organizationId, subjectId, details });
    return this.tellChanged(unit, await this.members.change(unit, member.id, { role }));
  }

  /** A no is kept too, as an answer to the list of today. */
  async consent(unit: ProjectsUnit, member: Member, to: number | null): Promise<Member> {
    const progressConsentAt = to === null ? null : unit.now;
    const changed = { progressConsent: to, progressConsentAt, progressConsentAnswered: PROGRESS_CONSENT };
    return this.tellChanged(unit, await this.members.change(unit, member.id, changed));
  }

  /** A consent given once ends with the membership. @throws AppError `last_owner` */
  async remove(unit: ProjectsUnit, member: Member): Promise<void> {
    if (member.role === 'owner') await this.refuseLastOwner(unit, member);
    await this.end(unit, member);
  }

  /** Without checking who is left. */
  async end(unit: ProjectsUnit, member: Member): Promise<void> {
    const unanswered = { progressConsent: null, progressConsentAt: null, progressConsentAnswered: null };
    const changed = { removedAt: unit.now, ...unanswered };
    const { organizationId, userId: subjectId } = member;
    const act = unit.actor === subjectId ? 'member-left' : 'member-removed';
    await this.acts.note(unit, { act, organizationId, subjectId });
    this.tellRemoved(unit, await this.members.change(unit, member.id, changed));
  }

  /** The membership stays and gives no rights now: the person was taken out, or the organization is in the trash. */
  async suspend(unit: ProjectsUnit, members: readonly Member[]): Promise<void> {
    for (const member of await this.members.touch(unit, members)) this.tellRemoved(unit, member);
  }

  /** Gives active members their rights again. */
  async resume(unit: ProjectsUnit, members: readonly Member[]): Promise<void> {
    const ids = members.map(({ userId }) => userId);
    const active = await this.people.activeAmong(unit, ids);
    const resumed = members.filter(({ userId }) => active.has(userId));
    for (const member of await this.members.touch(unit, resumed)) this.tellChanged(unit, member);
  }

  /** @throws AppError `last_owner` when no active owner would be left */
  private async refuseLastOwner(unit: ProjectsUnit, { organizationId }: Member): Promise<void> {
    if ((await this.members.countOwners(unit, organizationId)) <= 1) throw new AppError(projectsErrors.last_owner);
  }

  private tellChanged(unit: ProjectsUnit, member: Member): Member {
    const { id: membershipId, organizationId, userId, role, progressConsent, version } = member;
    const payload = { membershipId, organizationId, userId, role, progressConsent };
    unit.tell(organizationMemberChanged, payload, { aggregate: membershipId, version });
    return member;
  }

  private tellRemoved(unit: ProjectsUnit, { id, organizationId, userId, version }: Member): void {
    unit.tell(organizationMemberRemoved, { membershipId: id, organizationId, userId }, { aggregate: id, version });
  }
}
