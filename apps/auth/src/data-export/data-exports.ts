import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { ownDataErrors } from '@nivel/contracts/auth/own-data.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import { OwnDataNotices } from '../security/own-data-notices.ts';
import { DataExportsRepository, type DataExport } from './data-exports.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Exports of one person's data: one a day, whose pages can be read for a limited time after the start, or after the page
 * before. An export that takes longer is not lost, and one that nobody reads any more is over.
 */
@Injectable()
export class DataExports {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly exports: DataExportsRepository,
    private readonly notices: OwnDataNotices,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** An export that started a short while ago continues, in any tab. @throws AppError data_exported_recently, user_not_found */
  async begin(userId: string, request: AuthRequest, call: Call): Promise<DataExport> {
    return this.work.run(call, async (unit) => {
      const account = await this.accounts.lock(unit, userId);
      if (account === null) throw new AppError(authErrors.user_not_found);
      const last = await this.exports.last(unit, userId);
      if (last !== null && this.endOf(last) > unit.now) return last;
      if (last !== null) this.refuseSoon(unit, last);
      await this.notices.exported(unit, account, request, call);
      return this.exports.begin(unit, userId);
    });
  }

  /** The time until which the next page can be read: never later than another export may begin. */
  endOf(one: DataExport): Date {
    const { DATA_EXPORT_MINUTES, DATA_EXPORT_HOURS } = this.settings;
    const windowMs = DATA_EXPORT_MINUTES * MINUTE_MS;
    const began = one.beganAt.getTime();
    const last = began + Math.max(windowMs, DATA_EXPORT_HOURS * HOUR_MS);
    return new Date(Math.min(usedAt(one) + windowMs, last));
  }

  /**
   * Keeps an export open of which a page is about to be read. The time is saved once a minute.
   * @throws AppError data_export_over if it belongs to another person, is not the latest, or was not read for too long
   */
  async keepOpen(userId: string, id: string, call: Call): Promise<void> {
    const last = await this.exports.last(this.work.reads, userId);
    const now = this.clock.now();
    if (last?.id !== id || this.endOf(last) <= now) throw new AppError(ownDataErrors.data_export_over);
    if (now.getTime() - usedAt(last) < MINUTE_MS) return;
    await this.work.run(call, (unit) => this.exports.noteRead(unit, userId, id));
  }

  private refuseSoon(unit: AuthUnit, { beganAt }: DataExport): void {
    const waitMs = beganAt.getTime() + this.settings.DATA_EXPORT_HOURS * HOUR_MS - unit.now.getTime();
    if (waitMs <= 0) return;
    const details = { retryAfterSeconds: Math.ceil(waitMs / 1_000) };
    throw new AppError(ownDataErrors.data_exported_recently, { details });
  }
}

/** When it was used last. */
const usedAt = ({ beganAt, readAt }: DataExport): number => (readAt ?? beganAt).getTime();
