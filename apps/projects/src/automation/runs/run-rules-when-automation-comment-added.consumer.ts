import { automationCommentAdded } from '@nivel/contracts/projects/automation/automation-comment-added.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { CommentedRules } from './commented-rules.ts';

/** After the inbox row has committed, as after a command: each run is a transaction of its own. */
@Consumes(automationCommentAdded, 'run-rules-when-automation-comment-added')
export class RunRulesWhenAutomationCommentAddedConsumer implements Consumer<typeof automationCommentAdded> {
  constructor(private readonly commented: CommentedRules) {}

  handle(): Promise<void> {
    return Promise.resolve();
  }

  async afterCommit({ payload, trace }: ReceivedFact<typeof automationCommentAdded>): Promise<void> {
    await this.commented.follow({ ...payload, trace });
  }
}
