import { contractSigned } from '@nivel/contracts/finance/contract-signed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { OutsideRules } from './outside-rules.ts';

/** After the inbox row has committed: each run is a transaction of its own. */
@Consumes(contractSigned, 'run-rules-when-contract-signed')
export class RunRulesWhenContractSignedConsumer implements Consumer<typeof contractSigned> {
  constructor(private readonly outside: OutsideRules) {}

  handle(): Promise<void> {
    return Promise.resolve();
  }

  async afterCommit(fact: ReceivedFact<typeof contractSigned>): Promise<void> {
    await this.outside.followBook('contract-signed', fact);
  }
}
