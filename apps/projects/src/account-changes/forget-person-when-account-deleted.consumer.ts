import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

@Consumes(accountDeleted, 'forget-person-when-account-deleted')
export class ForgetPersonWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly accounts: CopiedAccounts) {}

  async handle({ payload, version }: ReceivedFact<typeof accountDeleted>, unit: ProjectsUnit): Promise<void> {
    await this.accounts.apply(unit, { id: payload.userId, version, removed: true });
  }
}
