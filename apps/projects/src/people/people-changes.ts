import { Injectable } from '@nestjs/common';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import type { Account } from '../accounts/accounts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { PeopleRepository, type Person } from './people.repository.ts';

/** Every change of the people of Crico and their roles: saved and published in one. */
@Injectable()
export class PeopleChanges {
  constructor(private readonly people: PeopleRepository) {}

  async add(unit: ProjectsUnit, account: Account, role: AccountRole, createdBy: string | null): Promise<Person> {
    const person = {
      id: unit.newId(),
      userId: account.userId,
      email: account.email,
      fullName: account.fullName,
      role,
      isActive: true,
      avatarUrl: account.avatarUrl,
      // The copy of accounts contains proven addresses only.
      emailVerified: true,
      profileUpdatedAt: null,
      createdBy,
      createdAt: unit.now,
      updatedAt: unit.now,
    };
    await this.people.insert(unit, person);
    return this.told(unit, { ...person, version: 1 });
  }

  async change(
    unit: ProjectsUnit,
    userId: string,
    changed: Partial<Pick<Person, 'role' | 'isActive'>>,
  ): Promise<Person> {
    return this.told(unit, await this.people.change(unit, userId, changed));
  }

  private told(unit: ProjectsUnit, person: Person): Person {
    const { userId, role, isActive, version } = person;
    unit.tell(personChanged, { userId, role, isActive }, { aggregate: userId, version });
    return person;
  }
}
