import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { Account } from '../accounts/accounts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import type { Person } from '../people/people.repository.ts';
import { ClaimInstallation } from './claim-installation.ts';
import { InvitedPeople } from './invited-people.ts';
import { SetupToken } from './setup-token.ts';

/** The two ways in: as the first administrator, or by an invite. */
@Injectable()
export class AdmitPerson {
  constructor(
    private readonly token: SetupToken,
    private readonly installation: ClaimInstallation,
    private readonly invited: InvitedPeople,
  ) {}

  /** @throws AppError `wrong_setup_token` for one that was given and is not it */
  refuseWrongToken(given: string | undefined): void {
    if (given !== undefined && !this.token.admits(given)) throw new AppError(projectsErrors.wrong_setup_token);
  }

  /** @throws AppError `no_invitation` */
  async admit(unit: ProjectsUnit, account: Account, setupToken: string | undefined): Promise<Person> {
    const first = this.token.admits(setupToken) ? await this.installation.claim(unit, account) : null;
    return first ?? this.invited.join(unit, account);
  }
}
