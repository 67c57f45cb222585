import { enterOrganizationProjects } from '@nivel/contracts/projects/enter-organization-projects.operation';
import { Handles, type Handler } from '@nivel/platform/handler';

/** The policy decides who may be in the room; there is nothing else to do. */
@Handles(enterOrganizationProjects)
export class EnterOrganizationProjectsHandler implements Handler<typeof enterOrganizationProjects> {
  handle(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}
