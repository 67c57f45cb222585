import { Injectable } from '@nestjs/common';
import type { LeaderlessPlace } from '@nivel/contracts/projects/succession';
import type { ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { leaderlessPlaces } from '../succession/leaderless.ts';
import { DIRECTED, LEADERLESS } from './successors.sql.ts';
import { TeamChanges } from './team-changes.ts';
import { TeamRepository } from './team.repository.ts';

/** The successor of a project's only director. */
@Injectable()
export class DirectorSuccession {
  constructor(
    private readonly team: TeamRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly changes: TeamChanges,
  ) {}

  /**
   * Locks every project that a person directs, because another director may leave one of them at the same time. The caller must
   * have locked the organizations.
   * @param organizationId null: all organizations, and projects without one
   * @returns the projects without another director
   */
  async leaderlessWithout(
    unit: ProjectsUnit,
    userId: string,
    organizationId: string | null,
  ): Promise<LeaderlessPlace[]> {
    const directed = await unit.rows(DIRECTED, [userId, organizationId]);
    for (const { id } of directed) await this.roles.lock(unit, id);
    return this.leaderlessAmong(
      unit,
      userId,
      directed.map(({ id }) => id),
    );
  }

  /** The caller holds the projects. */
  async leaderlessAmong(unit: ProjectsUnit, userId: string, ids: readonly string[]): Promise<LeaderlessPlace[]> {
    return leaderlessPlaces('project', await unit.rows(LEADERLESS, [userId, ids]));
  }

  /** Makes one of the candidates the director. The caller holds the project. */
  async handOver(unit: ProjectsUnit, projectId: string, userId: string): Promise<void> {
    const held = { projectId, organizationId: await this.team.organizationOf(unit, projectId) };
    const before = await this.team.roleOf(unit, projectId, userId);
    if (before === null) await this.changes.add(unit, held, userId, 'director');
    else if (before !== 'director') await this.changes.changeRole(unit, held, userId, before, 'director');
  }
}
