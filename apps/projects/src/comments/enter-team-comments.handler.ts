import { enterTeamComments } from '@nivel/contracts/projects/enter-team-comments.operation';
import { Handles, type Handler } from '@nivel/platform/handler';

@Handles(enterTeamComments)
export class EnterTeamCommentsHandler implements Handler<typeof enterTeamComments> {
  handle(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}
