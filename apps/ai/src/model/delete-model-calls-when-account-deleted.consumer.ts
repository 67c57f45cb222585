import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { AiUnit } from '../database.ts';
import { ModelCallsRepository } from './model-calls.repository.ts';

/** The calls that are counted for a person are deleted with their account. */
@Consumes(accountDeleted, 'delete-model-calls-when-account-deleted')
export class DeleteModelCallsWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly calls: ModelCallsRepository) {}

  handle({ payload }: ReceivedFact<typeof accountDeleted>, unit: AiUnit): Promise<void> {
    return this.calls.removeAllOf(unit, payload.userId);
  }
}
