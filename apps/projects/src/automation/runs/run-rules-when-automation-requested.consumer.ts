import { automationRequested } from '@nivel/contracts/projects/automation/automation-requested.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { TriggeredRules } from './triggered-rules.ts';

/**
 * Each run is a transaction of its own, in which the run itself is written: so all of it happens after the inbox row, which would
 * hold a connection for as long, and a fact that comes again finds what is done.
 */
@Consumes(automationRequested, 'run-rules-when-automation-requested')
export class RunRulesWhenAutomationRequestedConsumer implements Consumer<typeof automationRequested> {
  constructor(private readonly triggered: TriggeredRules) {}

  handle(): Promise<void> {
    return Promise.resolve();
  }

  async afterCommit({ payload, trace }: ReceivedFact<typeof automationRequested>): Promise<void> {
    await this.triggered.follow(payload.projectId, payload.sequence, trace);
  }
}
