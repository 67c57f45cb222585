import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { analyzeOrganizationDeletion } from '@nivel/contracts/projects/analyze-organization-deletion.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';

@Handles(analyzeOrganizationDeletion)
export class AnalyzeOrganizationDeletionHandler implements Handler<typeof analyzeOrganizationDeletion> {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({
    organization_id,
  }: InputOf<typeof analyzeOrganizationDeletion>): Promise<OutputOf<typeof analyzeOrganizationDeletion>> {
    return this.organizations.impact(this.work.reads, organization_id);
  }
}
