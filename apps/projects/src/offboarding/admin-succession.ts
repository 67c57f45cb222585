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
import { InstallationRepository } from '../onboarding/installation.repository.ts';
import { PeopleChanges } from '../people/people-changes.ts';
import { PeopleRepository, type Person } from '../people/people.repository.ts';
import { successorOf } from '../succession/leaderless.ts';

/** The successor of the installation's only administrator. */
@Injectable()
export class AdminSuccession {
  constructor(
    private readonly people: PeopleRepository,
    private readonly changes: PeopleChanges,
    private readonly acts: AdministrativeActsRepository,
    private readonly installation: InstallationRepository,
  ) {}

  /**
   * The caller holds the administrators.
   * @throws AppError `last_admin` with the possible successors, if none of them was chosen
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
    await this.promote(unit, successor);
  }

  /**
   * For the deletion of an account, which cannot be refused: the manager with the longest membership succeeds the only
   * administrator. Without a manager the installation must be claimed again, with the setup token. The caller must have locked
   * the administrators.
   */
  async bequeath(unit: ProjectsUnit, { role, isActive }: Person): Promise<void> {
    if (role !== 'admin' || !isActive || (await this.people.countAdmins(unit)) > 1) return;
    const heir = await this.people.firstManager(unit);
    if (heir === null) await this.installation.reopen(unit);
    else await this.promote(unit, heir);
  }

  private async promote(unit: ProjectsUnit, person: Person): Promise<void> {
    const details = { before: person.role, role: 'admin' };
    await this.acts.note(unit, { act: 'person-role-changed', subjectId: person.userId, details });
    await this.changes.change(unit, person.userId, { role: 'admin' });
  }
}
