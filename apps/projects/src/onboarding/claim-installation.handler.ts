import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { claimInstallation } from '@nivel/contracts/projects/claim-installation.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { OwnAccount } from '../accounts/own-account.ts';
import type { ProjectsClient } from '../database.ts';
import { personView } from '../people/person-view.ts';
import { ClaimInstallation } from './claim-installation.ts';
import { SetupToken } from './setup-token.ts';

/** The token is checked first: a caller without it learns nothing about whether the installation is claimed. */
@Handles(claimInstallation)
export class ClaimInstallationHandler implements Handler<typeof claimInstallation> {
  constructor(
    private readonly token: SetupToken,
    private readonly own: OwnAccount,
    private readonly installation: ClaimInstallation,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { setup_token }: InputOf<typeof claimInstallation>,
    call: Call,
  ): Promise<OutputOf<typeof claimInstallation>> {
    if (!this.token.admits(setup_token)) throw new AppError(projectsErrors.wrong_setup_token);
    const own = await this.own.of(call);
    return this.work.run(call, async (unit) => {
      const person = await this.installation.claim(unit, await this.own.hold(unit, own));
      if (person === null) throw new AppError(projectsErrors.installation_claimed);
      return personView(person);
    });
  }
}
