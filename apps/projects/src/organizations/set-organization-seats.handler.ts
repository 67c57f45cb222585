import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { setOrganizationSeats } from '@nivel/contracts/projects/set-organization-seats.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsClient } from '../database.ts';
import { MembersRepository } from './members.repository.ts';
import { OrganizationsRepository } from './organizations.repository.ts';

@Handles(setOrganizationSeats)
export class SetOrganizationSeatsHandler implements Handler<typeof setOrganizationSeats> {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
    private readonly acts: AdministrativeActsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { organization_id: id, seats }: InputOf<typeof setOrganizationSeats>,
    call: Call,
  ): Promise<OutputOf<typeof setOrganizationSeats>> {
    return this.work.run(call, async (unit) => {
      await this.organizations.lock(unit, [id]);
      if ((await this.organizations.find(unit, id)) === null) throw new AppError(commonErrors.not_found);
      await this.organizations.change(unit, id, { seats });
      await this.acts.note(unit, { act: 'organization-seats-changed', organizationId: id, details: { seats } });
      return { seats, taken: await this.members.count(unit, id) };
    });
  }
}
