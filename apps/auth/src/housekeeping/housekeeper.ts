import { Inject, Injectable } from '@nestjs/common';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS, TRANSACTIONS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import type { AuthTransactions } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { ExpiredRowsRepository, type ForgetfulTable } from './expired-rows.repository.ts';

const DAY_SECONDS = 86_400;

/** Deletes what has expired: sessions (telling so), codes, counts, devices, accounts nobody confirmed, old security events. */
@Injectable()
export class Housekeeper {
  constructor(
    private readonly rows: ExpiredRowsRepository,
    private readonly sessions: SessionsRepository,
    private readonly facts: Facts,
    private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** One round; answers how many rows went. At most HOUSEKEEPING_ROWS of each table. */
  async tidy(): Promise<number> {
    const set = this.settings;
    const kept: Record<ForgetfulTable, number> = {
      one_time_tokens: Math.max(set.CONFIRM_LINK_SECONDS, set.RECOVERY_LINK_SECONDS, set.MAIL_CODE_SECONDS),
      mail_pauses: set.MAIL_PAUSE_SECONDS,
      mail_quotas: DAY_SECONDS,
      wrong_codes: DAY_SECONDS,
      security_events: set.SECURITY_EVENTS_KEPT_DAYS * DAY_SECONDS,
      // A row that still locks is not expired, however short its count is remembered.
      login_attempts: Math.max(set.LOGIN_FORGET_HOURS * 3_600, set.LOGIN_LOCK_MAX_SECONDS),
      devices: set.DEVICE_KEPT_DAYS * DAY_SECONDS,
    };
    let gone = await this.endSessions();
    gone += await this.rows.removeUnconfirmed(this.ago(set.UNCONFIRMED_KEPT_DAYS * DAY_SECONDS), set.HOUSEKEEPING_ROWS);
    for (const [table, seconds] of Object.entries(kept)) {
      gone += await this.rows.remove(table as ForgetfulTable, this.ago(seconds), this.settings.HOUSEKEEPING_ROWS);
    }
    return gone;
  }

  private async endSessions(): Promise<number> {
    const { SESSION_MAX_DAYS, SESSION_IDLE_DAYS, HOUSEKEEPING_ROWS } = this.settings;
    const before = { created: this.limit(SESSION_MAX_DAYS), refreshed: this.limit(SESSION_IDLE_DAYS) };
    return this.transactions.run(async (tx) => {
      const ended = await this.sessions.removeOver(tx, before, HOUSEKEEPING_ROWS);
      for (const { id, userId } of ended) {
        await this.facts.tell(tx, sessionEnded, { userId, sessionIds: [id], reason: 'expired' }, '');
      }
      return ended.length;
    });
  }

  /** 0 days: no limit. */
  private limit(days: number): Date {
    return days === 0 ? new Date(0) : this.ago(days * DAY_SECONDS);
  }

  private ago(seconds: number): Date {
    return new Date(this.clock.now().getTime() - seconds * 1_000);
  }
}
