import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { TeamChanges, type HeldTeam } from '../team/team-changes.ts';
import { TeamRepository } from '../team/team.repository.ts';

/** The teams of a deleted account: each keeps a director if it has a possible successor. */
@Injectable()
export class LeaveTeams {
  constructor(
    private readonly team: TeamRepository,
    private readonly changes: TeamChanges,
    private readonly people: PeopleRepository,
  ) {}

  /** The caller holds the organizations and the projects. */
  async leaveAll(unit: ProjectsUnit, userId: string): Promise<void> {
    for (const { role, ...held } of await this.team.teamsOf(unit, userId)) {
      await this.changes.end(unit, held, userId);
      if (role === 'director') await this.giveOn(unit, held);
    }
  }

  /** The member of the highest role with the longest membership. */
  private async giveOn(unit: ProjectsUnit, held: HeldTeam): Promise<void> {
    if ((await this.team.countDirectors(unit, held.projectId)) > 0) return;
    const members = await this.team.members(unit, held.projectId);
    const ids = members.map(({ userId }) => userId);
    const active = await this.people.activeAmong(unit, ids);
    const heir = (['lead', 'member'] as const)
      .flatMap((role) => members.filter((one) => one.role === role))
      .find(({ userId }) => active.has(userId));
    if (heir !== undefined) await this.changes.changeRole(unit, held, heir.userId, heir.role, 'director');
  }
}
