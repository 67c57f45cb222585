import type { InputOf } from '@nivel/contracts/kernel/operation';
import { deleteOrganizationProject } from '@nivel/contracts/projects/delete-organization-project.operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectDeletion } from './project-deletion.ts';

@Handles(deleteOrganizationProject)
export class DeleteOrganizationProjectHandler implements Handler<typeof deleteOrganizationProject> {
  constructor(private readonly deletion: ProjectDeletion) {}

  async handle({ projectId }: InputOf<typeof deleteOrganizationProject>, call: Call): Promise<Outcome> {
    await this.deletion.delete(call, projectId);
    return DONE;
  }
}
