import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { KeepsCopyOf, type CopyKeeper } from '@nivel/platform/copy';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { EmailsRepository } from '../delivery/emails.repository.ts';
import { DigestsRepository } from '../digests/digests.repository.ts';
import { NotificationsRepository } from '../notifications/notifications.repository.ts';
import { PreferencesRepository } from '../preferences/preferences.repository.ts';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';

/** The account data that the worker stores: the people it may write to. */
@KeepsCopyOf(listAccounts)
export class CopiedAccounts implements CopyKeeper<typeof listAccounts> {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly emails: EmailsRepository,
    private readonly notifications: NotificationsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly digests: DigestsRepository,
  ) {}

  async apply(
    unit: WorkerUnit,
    entry: SnapshotEntry<RowOfSnapshot<typeof listAccounts>>,
    seen?: number,
  ): Promise<boolean> {
    if (!entry.removed) return this.recipients.remember(unit, entry.row, entry.version, seen);
    return this.forget(unit, entry.id);
  }

  versionsAfter(reads: WorkerReads, after: string | null, limit: number) {
    return this.recipients.versionsAfter(reads, after, limit);
  }

  /** No more e-mails are sent to it; no address, no content of their e-mails, no notification and no preference stays. */
  private async forget(unit: WorkerUnit, userId: string): Promise<boolean> {
    // First, nothing more is added.
    const isNews = await this.recipients.remove(unit, userId);
    await this.emails.forgetAccount(unit, userId);
    await this.notifications.forget(unit, userId);
    await this.preferences.forget(unit, userId);
    await this.digests.forget(unit, userId);
    return isNews;
  }
}
