import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { AiUnit } from '../database.ts';
import { HiddenInsightsRepository } from './hidden-insights.repository.ts';

/** A person's hidden insights are deleted with their account. */
@Consumes(accountDeleted, 'delete-hidden-insights-when-account-deleted')
export class DeleteHiddenInsightsWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly insights: HiddenInsightsRepository) {}

  handle({ payload }: ReceivedFact<typeof accountDeleted>, unit: AiUnit): Promise<void> {
    return this.insights.removeAllOf(unit, payload.userId);
  }
}
