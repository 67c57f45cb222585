import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** When closed accounts are deleted, by the settings. */
@Injectable()
export class ClosingTimes {
  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Until this time an account that was closed at the given time can be restored. */
  deletionOf(closedAt: Date): Date {
    return new Date(closedAt.getTime() + this.settings.ACCOUNT_CLOSED_DAYS * DAY_MS);
  }

  /** Accounts closed before this time can no longer be restored. */
  closedBefore(): Date {
    return this.ago(this.settings.ACCOUNT_CLOSED_DAYS * DAY_MS);
  }

  /** Accounts whose last e-mail was requested before this time are deleted. */
  endingBefore(): Date {
    return this.ago(this.settings.ACCOUNT_ENDING_MINUTES * MINUTE_MS);
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
