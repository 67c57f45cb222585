import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { Account, AccountFactor } from '../accounts/account.ts';
import { OneTimeSecrets } from '../codes/one-time-secrets.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthUnit } from '../database.ts';
import { Body } from '../http/body.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { PhoneCodes } from './phone-codes.ts';
import { PhoneLimits } from './phone-limits.ts';
import { refuseOtherChannels } from './sms-channel.ts';

/** What is sent for, and the challenge that its code answers. */
export interface SmsChallenge {
  readonly account: Account;
  readonly factor: Pick<AccountFactor, 'phone' | 'isVerified'>;
  readonly challengeId: string;
}

/** SMS of second factors: each has a code of its own, which answers one challenge. */
@Injectable()
export class FactorSms {
  constructor(
    private readonly limits: PhoneLimits,
    private readonly codes: PhoneCodes,
    private readonly secrets: OneTimeSecrets,
    private readonly log: SecurityLog,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Requests the SMS of a challenge. Nothing in it depends on whether other accounts have the number.
   *
   * @returns the stored form of its code
   * @throws AppError mfa_phone_verify_not_enabled, bad_json, validation_failed, over_sms_send_rate_limit
   */
  async send(
    unit: AuthUnit,
    { account, factor: { phone, isVerified }, challengeId }: SmsChallenge,
    request: AuthRequest,
    call: Call,
  ): Promise<Uint8Array<ArrayBuffer>> {
    if (phone === null) throw new Error('Only a factor with a number gets SMS');
    if (this.settings.SMS_PROVIDER === '') throw new AppError(authErrors.mfa_phone_verify_not_enabled);
    refuseOtherChannels(Body.ofOptional(request).text('channel'));
    await this.refuseSoon(unit, account.id, phone, isVerified);
    if (isVerified) await this.log.note(unit, notedOf('phone-code-requested', account.id, request, call));
    return this.codes.sendForChallenge(unit, account, challengeId, { phone, isVerified });
  }

  /** @param codeMac as `send` returned it; null where no SMS was sent */
  isCodeOf(challengeId: string, codeMac: Uint8Array | null, code: string): boolean {
    return codeMac !== null && timingSafeEqual(codeMac, this.secrets.codeMac(challengeId, 'second-step', code));
  }

  /** A number that nobody has proven may be a stranger's: it is limited with all other SMS that people ask for. */
  private async refuseSoon(unit: AuthUnit, userId: string, phone: string, isProven: boolean): Promise<void> {
    if (isProven) return this.limits.ofSecondStep(unit, userId, phone);
    await this.limits.ofAccount(unit, userId);
    await this.limits.ofNumber(unit, phone, 'second-step');
  }
}
