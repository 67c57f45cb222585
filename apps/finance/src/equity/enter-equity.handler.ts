import { enterEquity } from '@nivel/contracts/finance/enter-equity.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Handler } from '@nivel/platform/handler';

/** The policy decides. */
@Handles(enterEquity)
export class EnterEquityHandler implements Handler<typeof enterEquity> {
  handle(): Promise<OutputOf<typeof enterEquity>> {
    return Promise.resolve({});
  }
}
