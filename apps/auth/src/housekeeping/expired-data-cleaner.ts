import { Inject, Injectable } from '@nestjs/common';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthSettings } from '../config.ts';
import { CLOCK_TOLERANCE_SECONDS } from '../provider-clients/id-token-verifier.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { ExpiredRowsRepository, type ExpiringTable } from './expired-rows.repository.ts';
import type { AuthClient } from '../database.ts';
import { ofAccount } from '../accounts/about-account.ts';

const DAY_SECONDS = 86_400;

/** Deletes expired data: sessions (published as ended), codes, counts, devices, unconfirmed accounts, old security events. */
@Injectable()
export class ExpiredDataCleaner {
  constructor(
    private readonly rows: ExpiredRowsRepository,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** One round. @returns the number of deleted rows, at most HOUSEKEEPING_ROWS of each table */
  async tidy(): Promise<number> {
    const set = this.settings;
    const links = Math.max(set.CONFIRM_LINK_SECONDS, set.RECOVERY_LINK_SECONDS, set.MAIL_CODE_SECONDS);
    const kept: Record<ExpiringTable, number> = {
      one_time_tokens: links,
      provider_visits: set.PROVIDER_VISIT_SECONDS,
      // The row itself says until when its assertion counts.
      saml_assertions: 0,
      // As long as the token could be shown: its age, clocks that are apart either way, and a call that is under way.
      spent_id_tokens: set.ID_TOKEN_SECONDS + 3 * CLOCK_TOLERANCE_SECONDS,
      // A link returns the code of its flow as long as the link is valid.
      flow_states: links + set.FLOW_STATE_SECONDS,
      mail_pauses: set.MAIL_PAUSE_SECONDS,
      mail_quotas: DAY_SECONDS,
      factor_challenges: Math.max(set.FACTOR_CHALLENGE_SECONDS, set.MAIL_CODE_SECONDS),
      wrong_codes: DAY_SECONDS,
      security_events: set.SECURITY_EVENTS_KEPT_DAYS * DAY_SECONDS,
      // A row with an active lock is not expired, however short the retention of its count.
      login_attempts: Math.max(set.LOGIN_FORGET_HOURS * 3_600, set.LOGIN_LOCK_MAX_SECONDS),
      devices: set.DEVICE_KEPT_DAYS * DAY_SECONDS,
    };
    let gone = await this.endSessions();
    const unconfirmed = this.ago(set.UNCONFIRMED_KEPT_DAYS * DAY_SECONDS);
    const most = set.HOUSEKEEPING_ROWS;
    gone += await this.work.run(BY_ITSELF, (unit) => this.rows.removeUnconfirmed(unit, unconfirmed, most));
    for (const [table, seconds] of Object.entries(kept)) {
      const before = this.ago(seconds);
      gone += await this.work.run(BY_ITSELF, (unit) => this.rows.remove(unit, table as ExpiringTable, before, most));
    }
    return gone;
  }

  private async endSessions(): Promise<number> {
    const { SESSION_MAX_DAYS, SESSION_IDLE_DAYS, HOUSEKEEPING_ROWS } = this.settings;
    const before = { created: this.limit(SESSION_MAX_DAYS), refreshed: this.limit(SESSION_IDLE_DAYS) };
    return this.work.run(BY_ITSELF, async (unit) => {
      const ended = await this.sessions.removeOver(unit, before, HOUSEKEEPING_ROWS);
      for (const { id, userId } of ended) {
        unit.tell(sessionEnded, { userId, sessionIds: [id], reason: 'expired' }, ofAccount(userId));
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
