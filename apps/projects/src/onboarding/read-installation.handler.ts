import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { readInstallation } from '@nivel/contracts/projects/read-installation.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { InstallationRepository } from './installation.repository.ts';
import { SetupToken } from './setup-token.ts';

@Handles(readInstallation)
export class ReadInstallationHandler implements Handler<typeof readInstallation> {
  constructor(
    private readonly installation: InstallationRepository,
    private readonly token: SetupToken,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof readInstallation>> {
    const isClaimed = await this.installation.isClaimed(this.work.reads);
    return { is_claimed: isClaimed, needs_setup_token: !isClaimed && this.token.isNeeded };
  }
}
