import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { Successor } from '@nivel/contracts/projects/succession';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { PeopleChanges } from '../people/people-changes.ts';
import { PeopleRepository, type Person } from '../people/people.repository.ts';
import { AdminSuccession } from './admin-succession.ts';
import { OffboardPerson } from './offboard-person.ts';

export interface PersonChange {
  readonly role?: AccountRole | undefined;
  readonly isActive?: boolean | undefined;
  /** The successors for places that only this person owns, directs or administers. */
  readonly successors?: readonly Successor[];
}

/** An administrator's changes of another person; all of them are logged. */
@Injectable()
export class ChangePerson {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly people: PeopleRepository,
    private readonly changes: PeopleChanges,
    private readonly offboarding: OffboardPerson,
    private readonly admins: AdminSuccession,
    private readonly acts: AdministrativeActsRepository,
  ) {}

  /** @throws AppError `cannot_remove_oneself`, `last_admin`, `last_owner`, `last_director`, `not_found` */
  async change(unit: ProjectsUnit, userId: string, { role, isActive, successors = [] }: PersonChange): Promise<Person> {
    await this.people.holdAdministrators(unit);
    await this.accounts.hold(unit, userId);
    await this.refuseFormerAdmin(unit);
    let person = await this.people.find(unit, userId);
    if (person === null) throw new AppError(commonErrors.not_found);
    if (isActive !== undefined && isActive !== person.isActive)
      person = await this.switch(unit, person, isActive, successors);
    if (role !== undefined && role !== person.role) person = await this.give(unit, person, role, successors);
    return person;
  }

  /** Two who take each other out: the second has lost the right by then. */
  private async refuseFormerAdmin(unit: ProjectsUnit): Promise<void> {
    if (unit.actor === null || (await this.people.roleOf(unit, unit.actor)) !== 'admin')
      throw new AppError(commonErrors.forbidden);
  }

  private async switch(
    unit: ProjectsUnit,
    person: Person,
    isActive: boolean,
    successors: readonly Successor[],
  ): Promise<Person> {
    const { userId } = person;
    if (!isActive && userId === unit.actor) throw new AppError(projectsErrors.cannot_remove_oneself);
    if (isActive && (await this.accounts.find(unit, userId)) === null) throw new AppError(commonErrors.not_found);
    await this.acts.note(unit, { act: isActive ? 'person-taken-back' : 'person-removed', subjectId: userId });
    return isActive ? this.offboarding.takeBack(unit, person) : this.offboarding.remove(unit, person, successors);
  }

  /** People cannot remove themselves, so the last administrator can only step down. */
  private async give(
    unit: ProjectsUnit,
    person: Person,
    role: AccountRole,
    successors: readonly Successor[],
  ): Promise<Person> {
    await this.admins.settle(unit, person, successors);
    const details = { before: person.role, role };
    await this.acts.note(unit, { act: 'person-role-changed', subjectId: person.userId, details });
    return this.changes.change(unit, person.userId, { role });
  }
}
