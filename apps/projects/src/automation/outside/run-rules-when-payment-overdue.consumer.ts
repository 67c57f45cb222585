import { paymentOverdue } from '@nivel/contracts/finance/payment-overdue.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { OutsideRules } from './outside-rules.ts';

/** After the inbox row has committed: each run is a transaction of its own. */
@Consumes(paymentOverdue, 'run-rules-when-payment-overdue')
export class RunRulesWhenPaymentOverdueConsumer implements Consumer<typeof paymentOverdue> {
  constructor(private readonly outside: OutsideRules) {}

  handle(): Promise<void> {
    return Promise.resolve();
  }

  async afterCommit(fact: ReceivedFact<typeof paymentOverdue>): Promise<void> {
    await this.outside.followBook('payment-overdue', fact);
  }
}
