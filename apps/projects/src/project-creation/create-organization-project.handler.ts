import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { createOrganizationProject } from '@nivel/contracts/projects/create-organization-project.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CreateProject } from './create-project.ts';

@Handles(createOrganizationProject)
export class CreateOrganizationProjectHandler implements Handler<typeof createOrganizationProject> {
  constructor(private readonly projects: CreateProject) {}

  async handle(
    { orgId, ...wanted }: InputOf<typeof createOrganizationProject>,
    call: Call,
  ): Promise<OutputOf<typeof createOrganizationProject>> {
    return {
      success: true,
      project_id: await this.projects.create(call, { ...wanted, language: 'en', organizationId: orgId }),
    };
  }
}
