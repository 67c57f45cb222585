import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { updateOrganization } from '@nivel/contracts/projects/update-organization.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { LockedOrganization } from './locked-organization.ts';
import { OrganizationChanges } from './organization-changes.ts';
import { OrganizationViews } from './organization-views.ts';

@Handles(updateOrganization)
export class UpdateOrganizationHandler implements Handler<typeof updateOrganization> {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly changes: OrganizationChanges,
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(given: InputOf<typeof updateOrganization>, call: Call): Promise<OutputOf<typeof updateOrganization>> {
    const { id, name, slug, description } = given;
    const changed = {
      ...(name === undefined ? {} : { name }),
      ...(slug === undefined ? {} : { slug }),
      ...(description === undefined ? {} : { description }),
    };
    return this.work.run(call, async (unit) => {
      const { it, role } = await this.locked.for(unit, id, actorOf(call).userId, 'admin');
      await this.changes.change(unit, it, changed);
      return this.views.one(unit, id, role);
    });
  }
}
