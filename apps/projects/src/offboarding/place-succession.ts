import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { LeaderlessPlace, SuccessionNeeded, Successor } from '@nivel/contracts/projects/succession';
import type { ProjectsUnit } from '../database.ts';
import { OwnerSuccession } from '../succession/owner-succession.ts';
import { DirectorSuccession } from '../team/director-succession.ts';
import { successorOf } from '../succession/leaderless.ts';

/** The places that a leaving person leads alone: each gets another lead before they are gone, in the same unit. */
@Injectable()
export class PlaceSuccession {
  constructor(
    private readonly owners: OwnerSuccession,
    private readonly directors: DirectorSuccession,
  ) {}

  /**
   * Projects without other people need no successor: administrators of the installation direct all. The caller must have locked
   * the organizations concerned.
   * @param organizationId null: the person leaves everything
   * @throws AppError `last_owner`, `last_director` with all places that have no possible successor
   */
  async settle(
    unit: ProjectsUnit,
    userId: string,
    organizationId: string | null,
    successors: readonly Successor[],
  ): Promise<void> {
    const projects = await this.directors.leaderlessWithout(unit, userId, organizationId);
    const places: LeaderlessPlace[] = [
      ...(await this.owners.leaderlessWithout(unit, userId, organizationId)),
      ...projects.filter(({ candidates }) => candidates.length > 0),
    ];
    const missing = places.filter((place) => successorOf(place, successors) === undefined);
    if (missing.length > 0) {
      const isOwner = missing.some(({ kind }) => kind === 'organization');
      const details: SuccessionNeeded = { places };
      throw new AppError(isOwner ? projectsErrors.last_owner : projectsErrors.last_director, { details });
    }
    for (const place of places) await this.handOver(unit, place, successorOf(place, successors) ?? '');
  }

  private async handOver(unit: ProjectsUnit, { kind, id }: LeaderlessPlace, userId: string): Promise<void> {
    if (kind === 'organization') await this.owners.handOver(unit, id, userId);
    else await this.directors.handOver(unit, id, userId);
  }
}
