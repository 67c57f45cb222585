import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { FinanceUnit } from '../database.ts';
import { EquityTrail } from './equity-trail.ts';
import { EquityRepository } from './equity.repository.ts';

/** The book stays: the assignments remain, and no longer name their holder. */
@Consumes(accountDeleted, 'anonymise-equity-when-account-deleted')
export class AnonymiseEquityWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly equity: EquityRepository,
    private readonly trail: EquityTrail,
  ) {}

  /** The account is removed first, whichever consumer runs first: otherwise an assignment could still be made after this one. */
  async handle({ payload }: ReceivedFact<typeof accountDeleted>, unit: FinanceUnit): Promise<void> {
    await this.accounts.remove(unit, payload.userId);
    for (const id of await this.equity.anonymise(unit, payload.userId)) await this.trail.anonymised(unit, id);
  }
}
