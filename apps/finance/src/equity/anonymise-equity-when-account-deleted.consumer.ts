import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { FinanceUnit } from '../database.ts';
import { EquityTrail } from './equity-trail.ts';
import { EquityRepository } from './equity.repository.ts';

/** The book stays: what was assigned remains, and no longer says to whom. */
@Consumes(accountDeleted, 'anonymise-equity-when-account-deleted')
export class AnonymiseEquityWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly equity: EquityRepository,
    private readonly trail: EquityTrail,
  ) {}

  /** The account goes first, whichever consumer comes first: otherwise an assignment could still be made after this one. */
  async handle({ payload }: ReceivedFact<typeof accountDeleted>, unit: FinanceUnit): Promise<void> {
    await this.accounts.remove(unit, payload.userId);
    for (const id of await this.equity.anonymise(unit, payload.userId)) await this.trail.anonymised(unit, id);
  }
}
