import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { createOrganization } from '@nivel/contracts/projects/create-organization.operation';
import { organizationSlug } from '@nivel/contracts/projects/organization-shape';
import { slugOf } from '@nivel/contracts/projects/organization-slug';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { MemberChanges } from './member-changes.ts';
import { OrganizationChanges } from './organization-changes.ts';
import { OrganizationViews } from './organization-views.ts';
import { OrganizationsRepository } from './organizations.repository.ts';

@Handles(createOrganization)
export class CreateOrganizationHandler implements Handler<typeof createOrganization> {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly changes: OrganizationChanges,
    private readonly members: MemberChanges,
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(given: InputOf<typeof createOrganization>, call: Call): Promise<OutputOf<typeof createOrganization>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.organizations.holdNames(unit);
      const slug = given.slug ?? (await this.suggested(unit, given.name));
      const { name, description } = given;
      const made = await this.changes.create(unit, { id: unit.newId(), name, slug, description, createdBy: userId });
      await this.members.join(unit, made, userId, 'owner');
      return this.views.one(unit, made.id, 'owner');
    });
  }

  /** @throws AppError `invalid_input` for a name without usable characters for a slug: the caller has to choose one */
  private async suggested(unit: ProjectsUnit, name: string): Promise<string> {
    const slug = organizationSlug.safeParse(slugOf(name));
    const [issue] = slug.error?.issues ?? [];
    if (!slug.success) {
      const details = [{ path: 'slug', message: issue?.message ?? '' }];
      throw new AppError(commonErrors.invalid_input, { details });
    }
    return this.organizations.freeSlug(unit, slug.data);
  }
}
