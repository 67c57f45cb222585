import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { OutsideRules } from './outside-rules.ts';

/** After the inbox row has committed: each run is a transaction of its own. */
@Consumes(paymentPaid, 'run-rules-when-payment-paid')
export class RunRulesWhenPaymentPaidConsumer implements Consumer<typeof paymentPaid> {
  constructor(private readonly outside: OutsideRules) {}

  handle(): Promise<void> {
    return Promise.resolve();
  }

  async afterCommit(fact: ReceivedFact<typeof paymentPaid>): Promise<void> {
    await this.outside.followBook('payment-paid', fact);
  }
}
