import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { OutsideRules } from './outside-rules.ts';

/** After the inbox row has committed: each run is a transaction of its own. */
@Consumes(levelUnlocked, 'run-rules-when-level-unlocked')
export class RunRulesWhenLevelUnlockedConsumer implements Consumer<typeof levelUnlocked> {
  constructor(private readonly outside: OutsideRules) {}

  handle(): Promise<void> {
    return Promise.resolve();
  }

  async afterCommit({ payload, ...fact }: ReceivedFact<typeof levelUnlocked>): Promise<void> {
    await this.outside.followLearner('level-unlocked', payload.userId, fact);
  }
}
