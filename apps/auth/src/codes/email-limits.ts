import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { EmailPausesRepository, type Pause } from './email-pauses.repository.ts';
import { EmailQuotasRepository } from './email-quotas.repository.ts';
import type { AuthUnit } from '../database.ts';

const DAY_MS = 86_400_000;

const tooSoon = (leftMs: number): AppError => {
  const message = `For security purposes, you can only request this after ${Math.floor(leftMs / 1_000)} seconds.`;
  return new AppError(authErrors.over_email_send_rate_limit, { message });
};

/** Limits of e-mails to one address: a pause between two of a kind, and a total per hour and day. */
@Injectable()
export class EmailLimits {
  constructor(
    private readonly pauses: EmailPausesRepository,
    private readonly quotas: EmailQuotasRepository,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Counts one request for an e-mail, whether or not the address is known and an e-mail is sent.
   * @throws AppError over_email_send_rate_limit if the last e-mail of the kind, or sign-up, is too recent, or the limit is
   * reached
   */
  async take(unit: AuthUnit, email: string, pause: Pause): Promise<void> {
    const left = await this.wait(unit, email, pause);
    if (left !== null) throw tooSoon(left);
  }

  /** Null if an e-mail may be sent now (the pause starts now), otherwise the remaining milliseconds. */
  async wait(unit: AuthUnit, email: string, pause: Pause): Promise<number | null> {
    const { MAIL_PAUSE_SECONDS, MAIL_PER_HOUR, MAIL_PER_DAY } = this.settings;
    const left = await this.pauses.begin(unit, email, pause, MAIL_PAUSE_SECONDS * 1_000);
    return left ?? (await this.quotas.take(unit, email, { perHour: MAIL_PER_HOUR, perDay: MAIL_PER_DAY }));
  }

  /** How many e-mails to an address can still be requested within the current day. */
  async leftToday(unit: AuthUnit, email: string): Promise<number> {
    const sent = await this.quotas.countSince(unit, email, new Date(unit.now.getTime() - DAY_MS));
    return Math.max(0, this.settings.MAIL_PER_DAY - sent);
  }

  /**
   * A sign-up of the address counts as an e-mail to it, whether or not one is sent. It does not wait for the pause after
   * earlier e-mails: another person may have requested those.
   */
  async noteSignUp(unit: AuthUnit, email: string): Promise<void> {
    await this.pauses.begin(unit, email, 'confirmation', 0);
  }

  /** The address is verified: the pause before its next e-mail ends. The count of the day stays. */
  async settle(unit: AuthUnit, email: string): Promise<void> {
    for (const pause of ['confirmation', 'sign-up'] as const) await this.pauses.end(unit, email, pause);
  }
}
