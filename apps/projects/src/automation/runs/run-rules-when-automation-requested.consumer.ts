import { automationRequested } from '@nivel/contracts/projects/automation/automation-requested.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { TriggeredRules } from './triggered-rules.ts';

/**
 * Each run is a transaction of its own that also records the run. So the runs start after the inbox row, which would keep its
 * connection during all of them, and a repeated delivery finds the finished runs.
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
