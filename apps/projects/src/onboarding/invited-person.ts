import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { account as accounts } from '@nivel/contracts/projects/memberships';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { Account } from '../accounts/accounts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import type { Invite } from '../invites/invites.repository.ts';
import { PeopleChanges } from '../people/people-changes.ts';
import { PeopleRepository, type Person } from '../people/people.repository.ts';

/** The person whom an invite makes a member of Crico. */
@Injectable()
export class InvitedPerson {
  constructor(
    private readonly people: PeopleRepository,
    private readonly changes: PeopleChanges,
  ) {}

  /**
   * No role is lowered. @throws AppError `not_a_crico_user` for a person whom an administrator removed: only administrators
   * restore them
   */
  async make(unit: ProjectsUnit, account: Account, invite: Invite): Promise<Person> {
    const { userId } = account;
    const role = accounts.roles.find((one) => one === invite.role) ?? 'user';
    const known = await this.people.find(unit, userId);
    if (known === null) return this.changes.add(unit, account, role, invite.invitedBy);
    const isElsewhere = (invite.organizationId ?? invite.projectId) !== null;
    if (!known.isActive && isElsewhere) throw new AppError(projectsErrors.not_a_crico_user);
    if (!known.isActive) return this.changes.change(unit, userId, { isActive: true, role });
    return isAtLeast(accounts, known.role, role) ? known : this.changes.change(unit, userId, { role });
  }
}
