import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { checkOrganizationSlug } from '@nivel/contracts/projects/check-organization-slug.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationsRepository } from './organizations.repository.ts';

@Handles(checkOrganizationSlug)
export class CheckOrganizationSlugHandler implements Handler<typeof checkOrganizationSlug> {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ slug }: InputOf<typeof checkOrganizationSlug>): Promise<OutputOf<typeof checkOrganizationSlug>> {
    return { is_free: await this.organizations.isSlugFree(this.work.reads, slug) };
  }
}
