import { Inject } from '@nestjs/common';
import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import { isTimeZone } from '@nivel/contracts/kernel/time-zone';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { profilePrepared } from '@nivel/contracts/learning/profile-prepared.fact';
import { KeepsCopyOf, type CopyKeeper } from '@nivel/platform/copy';
import { SETTINGS } from '@nivel/platform/core';
import { streakRulesOf, type LearningSettings } from '../config.ts';
import type { LearningReads, LearningUnit } from '../database.ts';
import { localDay } from '@nivel/platform/local-day';
import { LearnerStore } from '../learner/learner-store.ts';
import { ProfilesRepository, type ProfileOf } from './profiles.repository.ts';
import { RemovedAccountsRepository } from './removed-accounts.repository.ts';

type Account = RowOfSnapshot<typeof listAccounts>;

/** The account data that learning stores: the profile, and the time zone of the learner's days. */
@KeepsCopyOf(listAccounts)
export class CopiedAccounts implements CopyKeeper<typeof listAccounts> {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly removed: RemovedAccountsRepository,
    private readonly learners: LearnerStore,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async apply(unit: LearningUnit, entry: SnapshotEntry<Account>, seen?: number): Promise<boolean> {
    if (await this.removed.isRemoved(unit, entry.id)) return false;
    if (entry.removed) await this.remove(unit, entry.id);
    else if (await this.profiles.has(unit, entry.id)) return this.follow(unit, entry.row, entry.version, seen);
    else await this.prepare(unit, entry.row, entry.version);
    return true;
  }

  /**
   * Updates profile and time zone from their account.
   * @returns whether the local row was older
   * @throws Error when the account itself has not arrived yet: its fact is delivered again
   */
  async followKnown(unit: LearningUnit, profile: ProfileOf, version: number): Promise<boolean> {
    const { userId } = profile;
    if (await this.removed.isRemoved(unit, userId)) return false;
    if (!(await this.profiles.has(unit, userId))) throw new Error(`the profile of ${userId} is not there yet`);
    return this.follow(unit, profile, version);
  }

  versionsAfter(reads: LearningReads, after: string | null, limit: number) {
    return this.profiles.versionsAfter(reads, after, limit);
  }

  afterCommit(userId: string): void {
    this.learners.forget(userId);
  }

  private async follow(unit: LearningUnit, profile: ProfileOf, version: number, seen?: number): Promise<boolean> {
    const isNewer = await this.profiles.followProfile(unit, profile, version, seen);
    if (isNewer) await this.profiles.followTimeZone(unit, profile.userId, this.zoneOf(profile), unit.now);
    return isNewer;
  }

  /** A new account gets its profile, its progress on level X100 with a streak of 1, and its first skills. */
  private async prepare(unit: LearningUnit, account: Account, version: number): Promise<void> {
    const { userId } = account;
    const timeZone = this.zoneOf(account);
    const day = localDay(Date.parse(account.createdAt), timeZone);
    await this.profiles.saveProfile(unit, account, version);
    await this.profiles.saveFirstProgress(unit, account, { day, timeZone }, streakRulesOf(this.settings));
    unit.tell(profilePrepared, { userId }, { aggregate: userId, actor: userId });
  }

  /**
   * Names of the person are removed; the ledger stays under an id that leads to no person, and no late fact brings a name back.
   */
  private remove(unit: LearningUnit, userId: string): Promise<void> {
    return this.removed.remove(unit, userId, { at: unit.now, timeZone: this.settings.LEARNING_TIME_ZONE });
  }

  private zoneOf({ timeZone }: ProfileOf): string {
    return isTimeZone(timeZone) ? timeZone : this.settings.LEARNING_TIME_ZONE;
  }
}
