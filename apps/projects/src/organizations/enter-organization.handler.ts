import { enterOrganization } from '@nivel/contracts/projects/enter-organization.operation';
import { Handles, type Handler } from '@nivel/platform/handler';

/** The policy decides who may be in the room; there is nothing else to do. */
@Handles(enterOrganization)
export class EnterOrganizationHandler implements Handler<typeof enterOrganization> {
  handle(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}
