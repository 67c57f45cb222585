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

/** How often an e-mail to one address may be requested: a pause between two of a kind, and so many an hour and a day in all. */
@Injectable()
export class EmailLimits {
  constructor(
    private readonly pauses: EmailPausesRepository,
    private readonly quotas: EmailQuotasRepository,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Counts one request for an e-mail, whether or not the address is known and one will go.
   * @throws AppError over_email_send_rate_limit when the last e-mail of the kind, or sign-up, is too young, or there were too many
   */
  async take(unit: AuthUnit, email: string, pause: Pause): Promise<void> {
    const left = await this.wait(unit, email, pause);
    if (left !== null) throw tooSoon(left);
  }

  /** Null when an e-mail may go now (and counts from now), else the milliseconds that are left to wait. */
  async wait(unit: AuthUnit, email: string, pause: Pause): Promise<number | null> {
    const { MAIL_PAUSE_SECONDS, MAIL_PER_HOUR, MAIL_PER_DAY } = this.settings;
    const left = await this.pauses.begin(unit, email, pause, MAIL_PAUSE_SECONDS * 1_000);
    return left ?? (await this.quotas.take(unit, email, { perHour: MAIL_PER_HOUR, perDay: MAIL_PER_DAY }));
  }

  /** How many e-mails to an address may still be requested within the day that ends now. */
  async leftToday(unit: AuthUnit, email: string): Promise<number> {
    const sent = await this.quotas.countSince(unit, email, new Date(unit.now.getTime() - DAY_MS));
    return Math.max(0, this.settings.MAIL_PER_DAY - sent);
  }

  /**
   * A sign-up of the address counts as an e-mail to it, whether or not one is sent. It waits for no e-mail before it: another
   * person may have requested those.
   */
  async noteSignUp(unit: AuthUnit, email: string): Promise<void> {
    await this.pauses.begin(unit, email, 'confirmation', 0);
  }

  /** The address is proven: its next e-mail waits for none before it. How many there were today stays counted. */
  async settle(unit: AuthUnit, email: string): Promise<void> {
    for (const pause of ['confirmation', 'sign-up'] as const) await this.pauses.end(unit, email, pause);
  }
}
