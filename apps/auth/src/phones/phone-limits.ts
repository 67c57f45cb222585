import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import { EmailPausesRepository } from '../codes/email-pauses.repository.ts';
import { EmailQuotasRepository } from '../codes/email-quotas.repository.ts';
import type { PhonePurpose, SecondStepPurpose } from '../codes/one-time-code.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthUnit } from '../database.ts';

/** @param leftMs the milliseconds to wait; null for none */
const refuseSoon = (leftMs: number | null): void => {
  if (leftMs === null) return;
  const message = `For security purposes, you can only request this after ${Math.floor(leftMs / 1_000)} seconds.`;
  throw new AppError(authErrors.over_sms_send_rate_limit, { message });
};

const keyOfAccount = (userId: string): string => `phones of ${userId}`;

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
  async ofNumber(unit: AuthUnit, phone: string, purpose: PhonePurpose | SecondStepPurpose): Promise<void> {
    await this.ofKey(unit, `phone ${phone}`, purpose);
  }

  /** The same for the numbers that an account asks for. @throws AppError over_sms_send_rate_limit */
  async ofAccount(unit: AuthUnit, userId: string): Promise<void> {
    refuseSoon(await this.take(unit, keyOfAccount(userId)));
  }

  /** The same without a refusal, for an SMS that anybody may have asked for; false where it must not go. */
  async leavesRoom(unit: AuthUnit, userId: string): Promise<boolean> {
    return (await this.take(unit, keyOfAccount(userId))) === null;
  }

  /**
   * The same for a number whose account waits for its second step, counted apart: strangers, who can request the other SMS, must not
   * use up those of the owner.
   * @throws AppError over_sms_send_rate_limit
   */
  async ofSecondStep(unit: AuthUnit, userId: string, phone: string): Promise<void> {
    refuseSoon(await this.take(unit, `second step of ${userId}`));
    await this.ofKey(unit, `second step ${phone}`, 'second-step');
  }

  private async ofKey(unit: AuthUnit, key: string, purpose: PhonePurpose | SecondStepPurpose): Promise<void> {
    const left = await this.pauses.begin(unit, key, purpose, this.settings.SMS_PAUSE_SECONDS * 1_000);
    refuseSoon(left ?? (await this.take(unit, key)));
  }

  /** Null when an SMS may go (and counts from now), else the milliseconds until one may. */
  private async take(unit: AuthUnit, key: string): Promise<number | null> {
    const { SMS_PER_HOUR: perHour, SMS_PER_DAY: perDay } = this.settings;
    return this.quotas.take(unit, key, { perHour, perDay });
  }
}
