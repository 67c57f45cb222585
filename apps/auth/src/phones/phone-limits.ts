import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import { EmailPausesRepository } from '../codes/email-pauses.repository.ts';
import { EmailQuotasRepository } from '../codes/email-quotas.repository.ts';
import type { PhonePurpose } from '../codes/one-time-code.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthUnit } from '../database.ts';

const tooSoon = (leftMs: number): AppError => {
  const message = `For security purposes, you can only request this after ${Math.floor(leftMs / 1_000)} seconds.`;
  return new AppError(authErrors.over_sms_send_rate_limit, { message });
};

/**
 * How often an SMS to one number, and by one account to whatever number, may be requested: a pause between two of a kind, and
 * so many an hour and a day in all. Each costs money.
 */
@Injectable()
export class PhoneLimits {
  constructor(
    private readonly pauses: EmailPausesRepository,
    private readonly quotas: EmailQuotasRepository,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Counts one request for an SMS, whether or not the number is known and one will go. @throws AppError over_sms_send_rate_limit */
  async ofNumber(unit: AuthUnit, phone: string, purpose: PhonePurpose): Promise<void> {
    const key = `phone ${phone}`;
    const left = await this.pauses.begin(unit, key, purpose, this.settings.SMS_PAUSE_SECONDS * 1_000);
    await this.take(unit, key, left);
  }

  /** The same for the numbers that an account asks for. @throws AppError over_sms_send_rate_limit */
  async ofAccount(unit: AuthUnit, userId: string): Promise<void> {
    await this.take(unit, `phones of ${userId}`, null);
  }

  private async take(unit: AuthUnit, key: string, left: number | null): Promise<void> {
    const { SMS_PER_HOUR: perHour, SMS_PER_DAY: perDay } = this.settings;
    const wait = left ?? (await this.quotas.take(unit, key, { perHour, perDay }));
    if (wait !== null) throw tooSoon(wait);
  }
}
