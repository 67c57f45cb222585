import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { TeamRole } from '@nivel/contracts/projects/team-shape';
import { AdministrativeActsRepository, type ActName } from '../audit/administrative-acts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';
import { ToldRoles } from '../project-access/told-roles.ts';
import { TeamRepository } from './team.repository.ts';

/** A project whose team is changed. */
export interface HeldTeam {
  readonly projectId: string;
  readonly organizationId: string | null;
}

/** Every change of who is in the team of a project: saved, told and logged in one. */
@Injectable()
export class TeamChanges {
  constructor(
    private readonly team: TeamRepository,
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
    private readonly memberChanges: MemberChanges,
    private readonly told: ToldRoles,
    private readonly acts: AdministrativeActsRepository,
  ) {}

  /** Who is not in the organization becomes a guest there, who sees this project only. @throws AppError `no_free_seat` */
  async add(unit: ProjectsUnit, held: HeldTeam, userId: string, role: TeamRole): Promise<void> {
    await this.beGuest(unit, held.organizationId, userId);
    await this.team.put(unit, held.projectId, userId, role);
    await this.note(unit, held, 'project-member-added', userId, { role });
  }

  /** @throws AppError `last_director` */
  async changeRole(unit: ProjectsUnit, held: HeldTeam, userId: string, before: string, role: TeamRole): Promise<void> {
    if (role !== 'director') await this.refuseLastDirector(unit, held, before);
    await this.team.put(unit, held.projectId, userId, role);
    await this.note(unit, held, 'project-member-role-changed', userId, { before, role });
  }

  /** @throws AppError `last_director` */
  async remove(unit: ProjectsUnit, held: HeldTeam, userId: string, before: string): Promise<void> {
    await this.refuseLastDirector(unit, held, before);
    await this.end(unit, held, userId);
  }

  /** Without a look at who is left. */
  async end(unit: ProjectsUnit, held: HeldTeam, userId: string): Promise<void> {
    await this.team.remove(unit, held.projectId, userId);
    await this.note(unit, held, unit.actor === userId ? 'project-member-left' : 'project-member-removed', userId, {});
  }

  private async refuseLastDirector(unit: ProjectsUnit, { projectId }: HeldTeam, before: string): Promise<void> {
    if (before === 'director' && (await this.team.countDirectors(unit, projectId)) <= 1)
      throw new AppError(projectsErrors.last_director);
  }

  private async beGuest(unit: ProjectsUnit, organizationId: string | null, userId: string): Promise<void> {
    const place = organizationId && (await this.organizations.find(unit, organizationId));
    if (!place) return;
    const member = await this.members.find(unit, place.id, userId);
    if (member === null || member.removedAt !== null) await this.memberChanges.join(unit, place, userId, 'guest');
  }

  private async note(
    unit: ProjectsUnit,
    { projectId, organizationId }: HeldTeam,
    act: ActName,
    userId: string,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.acts.note(unit, { act, organizationId, subjectId: userId, details: { ...details, project: projectId } });
    await this.told.tell(unit, projectId, [userId]);
  }
}
