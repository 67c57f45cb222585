import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/accounts.repository.ts';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { PeopleChanges } from '../people/people-changes.ts';
import { PeopleRepository, type Person } from '../people/people.repository.ts';
import { InstallationRepository } from './installation.repository.ts';

/** Makes the first administrator, once per installation. Callers must have verified the setup token. */
@Injectable()
export class ClaimInstallation {
  constructor(
    private readonly installation: InstallationRepository,
    private readonly people: PeopleRepository,
    private readonly changes: PeopleChanges,
    private readonly acts: AdministrativeActsRepository,
  ) {}

  /** @returns null when another person was first */
  async claim(unit: ProjectsUnit, account: Account): Promise<Person | null> {
    const { userId } = account;
    if (!(await this.installation.claim(unit, userId))) return null;
    const known = await this.people.find(unit, userId);
    const admin = { role: 'admin', isActive: true } as const;
    const person =
      known === null
        ? await this.changes.add(unit, account, 'admin', null)
        : await this.changes.change(unit, userId, admin);
    await this.acts.note(unit, { act: 'installation-claimed', subjectId: userId });
    return person;
  }
}
