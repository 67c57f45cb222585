import { enterComments } from '@nivel/contracts/projects/enter-comments.operation';
import { Handles, type Handler } from '@nivel/platform/handler';

// The policies decide who may be in the rooms; there is nothing else to do.

@Handles(enterComments)
export class EnterCommentsHandler implements Handler<typeof enterComments> {
  handle(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}
