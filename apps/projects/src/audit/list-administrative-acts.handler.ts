import { listAdministrativeActs } from '@nivel/contracts/projects/list-administrative-acts.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AdministrativeActsRepository } from './administrative-acts.repository.ts';

@Handles(listAdministrativeActs)
export class ListAdministrativeActsHandler implements Handler<typeof listAdministrativeActs> {
  constructor(
    private readonly acts: AdministrativeActsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ before, limit, organization_id }: InputOf<typeof listAdministrativeActs>) {
    const page = {
      limit,
      ...(before === undefined ? {} : { before }),
      ...(organization_id === undefined ? {} : { organizationId: organization_id }),
    };
    const rows = await this.acts.page(this.work.reads, page);
    const acts: OutputOf<typeof listAdministrativeActs>['acts'] = rows.map((row) => ({
      id: row.id,
      acted_at: row.actedAt.toISOString(),
      actor_id: row.actorId,
      act: row.act,
      organization_id: row.organizationId,
      subject_id: row.subjectId,
      details: Object(row.details) as Record<string, unknown>,
    }));
    return { acts, ...(await this.acts.namesOf(this.work.reads, rows)) };
  }
}
