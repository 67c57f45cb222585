import { enterProject } from '@nivel/contracts/projects/enter-project.operation';
import { Handles, type Handler } from '@nivel/platform/handler';

/** The policy decides who may be in the room; there is nothing else to do. */
@Handles(enterProject)
export class EnterProjectHandler implements Handler<typeof enterProject> {
  handle(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}
