import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { SuccessionNeeded } from '@nivel/contracts/projects/succession';
import type { ProjectsUnit } from '../database.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { successorOf } from '../succession/leaderless.ts';
import { DirectorSuccession } from './director-succession.ts';
import { TeamChanges, type HeldTeam } from './team-changes.ts';

interface Leaving {
  readonly userId: string;
  /** The role in the team. */
  readonly before: string;
  /** The successor of its only director. */
  readonly successorId: string | undefined;
}

/** Removes a person from the team of a project, which keeps a director. The caller holds the team. */
@Injectable()
export class TeamOffboarding {
  constructor(
    private readonly changes: TeamChanges,
    private readonly succession: DirectorSuccession,
    private readonly invites: InvitesRepository,
  ) {}

  /** @throws AppError `last_director` with the possible successors, if it needs one and none was chosen */
  async remove(unit: ProjectsUnit, held: HeldTeam, { userId, before, successorId }: Leaving): Promise<void> {
    const { projectId } = held;
    if (before === 'director') await this.settle(unit, projectId, userId, successorId);
    await this.changes.remove(unit, held, userId, before);
    await this.invites.revoke(unit, { invitedBy: userId, projectId });
  }

  private async settle(
    unit: ProjectsUnit,
    projectId: string,
    userId: string,
    successorId: string | undefined,
  ): Promise<void> {
    const [place] = await this.succession.leaderlessAmong(unit, userId, [projectId]);
    if (place === undefined) return;
    const successors = successorId === undefined ? [] : [{ place_id: projectId, user_id: successorId }];
    const successor = successorOf(place, successors);
    const details: SuccessionNeeded = { places: [place] };
    if (successor === undefined) throw new AppError(projectsErrors.last_director, { details });
    await this.succession.handOver(unit, projectId, successor);
  }
}
