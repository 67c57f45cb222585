import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listOrganizations } from '@nivel/contracts/projects/list-organizations.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationsRepository } from './organizations.repository.ts';

@Handles(listOrganizations)
export class ListOrganizationsHandler implements Handler<typeof listOrganizations> {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({
    search,
    after,
    limit,
  }: InputOf<typeof listOrganizations>): Promise<OutputOf<typeof listOrganizations>> {
    const rows = await this.organizations.page(this.work.reads, search, after ?? null, limit + 1);
    const shown = rows.slice(0, limit);
    return {
      organizations: shown.map(({ id, owners, isDeleted, folded: _, ...row }) => ({
        ...row,
        organization_id: id,
        owners: [...owners],
        is_deleted: isDeleted,
      })),
      next: rows.length > limit ? (shown.at(-1)?.folded ?? null) : null,
    };
  }
}
