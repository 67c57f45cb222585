import { leadStageChanged } from '@nivel/contracts/finance/lead-stage-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { OutsideRules } from './outside-rules.ts';

/** After the inbox row has committed: each run is a transaction of its own. */
@Consumes(leadStageChanged, 'run-rules-when-lead-stage-changed')
export class RunRulesWhenLeadStageChangedConsumer implements Consumer<typeof leadStageChanged> {
  constructor(private readonly outside: OutsideRules) {}

  handle(): Promise<void> {
    return Promise.resolve();
  }

  async afterCommit({ payload: { to }, ...fact }: ReceivedFact<typeof leadStageChanged>): Promise<void> {
    await this.outside.followBook(
      'lead-stage-reached',
      fact,
      (trigger) => trigger.kind === 'lead-stage-reached' && trigger.stage === to,
    );
  }
}
