import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { TeamRole } from '@nivel/contracts/projects/team-shape';
import { AdditionNotices } from '../addition-notices/addition-notices.ts';
import { AdministrativeActsRepository, type ActName } from '../audit/administrative-acts.repository.ts';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsUnit } from '../database.ts';
import { RoleNotifier } from '../project-access/role-notifier.ts';
import { OrganizationGuests } from './organization-guests.ts';
import { TeamRepository } from './team.repository.ts';

/** A project whose team is changed. */
export interface HeldTeam {
  readonly projectId: string;
  readonly organizationId: string | null;
}

/** Every change of a project's team: saved, published and logged together. */
@Injectable()
export class TeamChanges {
  constructor(
    private readonly team: TeamRepository,
    private readonly guests: OrganizationGuests,
    private readonly notifier: RoleNotifier,
    private readonly acts: AdministrativeActsRepository,
    private readonly log: ProjectLog,
    private readonly notices: AdditionNotices,
  ) {}

  /**
   * A person who is not in the organization becomes a guest there and sees only this project. @throws AppError `no_free_seat`
   */
  async add(unit: ProjectsUnit, held: HeldTeam, userId: string, role: TeamRole): Promise<void> {
    await this.guests.admit(unit, held.organizationId, userId);
    await this.team.put(unit, held.projectId, userId, role);
    await this.note(unit, held, 'project-member-added', userId, { role });
    await this.notices.tell(unit, { kind: 'project', id: held.projectId }, userId);
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

  /** Without checking who is left. */
  async end(unit: ProjectsUnit, held: HeldTeam, userId: string): Promise<void> {
    await this.team.remove(unit, held.projectId, userId);
    await this.note(unit, held, unit.actor === userId ? 'project-member-left' : 'project-member-removed', userId, {});
  }

  private async refuseLastDirector(unit: ProjectsUnit, { projectId }: HeldTeam, before: string): Promise<void> {
    if (before === 'director' && (await this.team.countDirectors(unit, projectId)) <= 1)
      throw new AppError(projectsErrors.last_director);
  }

  private async note(
    unit: ProjectsUnit,
    { projectId, organizationId }: HeldTeam,
    act: ActName,
    userId: string,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.acts.note(unit, { act, organizationId, subjectId: userId, details: { ...details, project: projectId } });
    await this.log.note(unit, projectId, 'team', act);
    await this.notifier.tell(unit, projectId, [userId]);
  }
}
