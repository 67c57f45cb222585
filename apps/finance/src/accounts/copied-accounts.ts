import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { KeepsCopyOf, type CopyKeeper } from '@nivel/platform/copy';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import { AccountsRepository } from './accounts.repository.ts';

type AccountRow = Omit<RowOfSnapshot<typeof listAccounts>, 'createdAt'>;

/** The account data that this service stores: name and address. */
@KeepsCopyOf(listAccounts)
export class CopiedAccounts implements CopyKeeper<typeof listAccounts> {
  constructor(private readonly accounts: AccountsRepository) {}

  async apply(unit: FinanceUnit, entry: SnapshotEntry<AccountRow>, seen?: number): Promise<boolean> {
    if (entry.removed) return this.accounts.remove(unit, entry.id);
    const { userId, email, firstName, lastName, locale, fullName } = entry.row;
    const name = fullName ?? `${firstName} ${lastName}`.trim();
    const account = { userId, email: email.toLowerCase(), fullName: name, locale };
    return this.accounts.keep(unit, account, entry.version, seen);
  }

  versionsAfter(reads: FinanceReads, after: string | null, limit: number) {
    return this.accounts.versionsAfter(reads, after, limit);
  }
}
