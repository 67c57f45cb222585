import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { OutsideRules } from './outside-rules.ts';

/** After the inbox row has committed: each run is a transaction of its own. */
@Consumes(moduleCompleted, 'run-rules-when-module-completed')
export class RunRulesWhenModuleCompletedConsumer implements Consumer<typeof moduleCompleted> {
  constructor(private readonly outside: OutsideRules) {}

  handle(): Promise<void> {
    return Promise.resolve();
  }

  async afterCommit({ payload, ...fact }: ReceivedFact<typeof moduleCompleted>): Promise<void> {
    await this.outside.followLearner('module-completed', payload.userId, fact);
  }
}
