import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readProjectOrganization } from '@nivel/contracts/projects/read-project-organization.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ORGANIZATION_OF_PROJECT } from './project-organization.sql.ts';

@Handles(readProjectOrganization)
export class ReadProjectOrganizationHandler implements Handler<typeof readProjectOrganization> {
  constructor(private readonly work: UnitOfWork<ProjectsClient>) {}

  async handle({
    project_id: id,
  }: InputOf<typeof readProjectOrganization>): Promise<OutputOf<typeof readProjectOrganization>> {
    const [row] = await this.work.reads.rows(ORGANIZATION_OF_PROJECT, [id]);
    return { organization_id: row?.organizationId ?? null };
  }
}
