import { enterBook } from '@nivel/contracts/finance/enter-book.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Handler } from '@nivel/platform/handler';

/** The policy decides. */
@Handles(enterBook)
export class EnterBookHandler implements Handler<typeof enterBook> {
  handle(): Promise<OutputOf<typeof enterBook>> {
    return Promise.resolve({});
  }
}
