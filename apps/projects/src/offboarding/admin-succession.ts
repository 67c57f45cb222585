import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import {
  INSTALLATION_ID,
  type LeaderlessPlace,
  type SuccessionNeeded,
  type Successor,
} from '@nivel/contracts/projects/succession';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { PeopleChanges } from '../people/people-changes.ts';
import { PeopleRepository, type Person } from '../people/people.repository.ts';
import { successorOf } from '../succession/leaderless.ts';

/** Who administrates the installation after its only administrator has stepped down. */
@Injectable()
export class AdminSuccession {
  constructor(
    private readonly people: PeopleRepository,
    private readonly changes: PeopleChanges,
    private readonly acts: AdministrativeActsRepository,
  ) {}

  /**
   * The caller holds the administrators.
   * @throws AppError `last_admin` with who can follow, where nobody who can was chosen
   */
  async settle(
    unit: ProjectsUnit,
    { userId, role, isActive }: Person,
    successors: readonly Successor[],
  ): Promise<void> {
    if (role !== 'admin' || !isActive || (await this.people.countAdmins(unit)) > 1) return;
    const candidates = await this.people.adminCandidates(unit, userId);
    const place: LeaderlessPlace = { kind: 'installation', id: INSTALLATION_ID, name: '', candidates };
    const successorId = successorOf(place, successors);
    const successor = successorId === undefined ? null : await this.people.find(unit, successorId);
    if (successor === null) {
      const details: SuccessionNeeded = { places: [place] };
      throw new AppError(projectsErrors.last_admin, { details });
    }
    const details = { before: successor.role, role: 'admin' };
    await this.acts.note(unit, { act: 'person-role-changed', subjectId: successor.userId, details });
    await this.changes.change(unit, successor.userId, { role: 'admin' });
  }
}
