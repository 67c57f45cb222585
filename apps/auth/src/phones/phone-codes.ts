import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { smsRequested, smsSealContext, type SmsSecrets } from '@nivel/contracts/auth/sms-requested.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import { seal } from '@nivel/platform/seal';
import { ofAccount } from '../accounts/about-account.ts';
import type { Account } from '../accounts/account.ts';
import { readProfile } from '../accounts/profile-data.ts';
import { linkHashOf, type PhonePurpose } from '../codes/one-time-code.ts';
import { OneTimeSecrets } from '../codes/one-time-secrets.ts';
import { OneTimeTokensRepository } from '../codes/one-time-tokens.repository.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthUnit } from '../database.ts';

/** Which SMS brings the code of a purpose. */
const TEMPLATES = { 'phone-sign-in': 'sign-in', 'phone-change': 'change-phone' } as const;

/** The number of a second factor, and whether it counts already: the SMS says what its code does. */
interface ChallengedPhone {
  readonly phone: string;
  readonly isVerified: boolean;
}

/** SMS with a one-time code. */
@Injectable()
export class PhoneCodes {
  constructor(
    private readonly secrets: OneTimeSecrets,
    private readonly tokens: OneTimeTokensRepository,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError phone_provider_disabled where nobody sends SMS */
  refuseWithoutProvider(): void {
    if (this.settings.SMS_PROVIDER === '') throw new AppError(authErrors.phone_provider_disabled);
  }

  /** Makes a new code, which voids the older one of its kind, and requests its SMS. Callers hold the account. */
  async send(unit: AuthUnit, account: Account, purpose: PhonePurpose, phone: string): Promise<void> {
    this.request(unit, account, purpose, phone, await this.make(unit, account.id, purpose));
  }

  /**
   * The same with the code of one challenge of a second factor, which voids no other.
   * @returns its stored form
   */
  sendForChallenge(
    unit: AuthUnit,
    account: Account,
    challengeId: string,
    { phone, isVerified }: ChallengedPhone,
  ): Uint8Array<ArrayBuffer> {
    const { code } = this.secrets.make();
    this.request(unit, account, isVerified ? 'phone-sign-in' : 'phone-change', phone, code);
    return this.secrets.codeMac(challengeId, 'second-step', code);
  }

  /**
   * Makes a new code that nobody gets. The code of another number is void as after `send`, and guesses are counted and noted
   * alike, so that neither reveals that no SMS was sent. Callers hold the account.
   */
  async withhold(unit: AuthUnit, { id }: Account, purpose: PhonePurpose): Promise<void> {
    await this.make(unit, id, purpose);
  }

  /** Whether a code of the kind was made that nobody has used. */
  async isWaiting(unit: AuthUnit, { id }: Account, purpose: PhonePurpose): Promise<boolean> {
    return this.tokens.isWaiting(unit, id, purpose);
  }

  private request(unit: AuthUnit, account: Account, purpose: PhonePurpose, phone: string, code: string): void {
    const { id: userId } = account;
    const { MAIL_CODE_SECONDS: codeSeconds, MAIL_SEAL_KEY } = this.settings;
    const template = TEMPLATES[purpose];
    const secrets: SmsSecrets = { code, codeSeconds };
    const sealed = seal(MAIL_SEAL_KEY, secrets, smsSealContext({ userId, template }));
    const { locale } = readProfile(account.userMetadata);
    unit.tell(smsRequested, { userId, phone, template, locale, sealed }, ofAccount(userId));
  }

  private async make(unit: AuthUnit, userId: string, purpose: PhonePurpose): Promise<string> {
    const { code, link } = this.secrets.make();
    const codeMac = this.secrets.codeMac(userId, purpose, code);
    await this.tokens.put(unit, { userId, purpose, linkHash: linkHashOf(link), codeMac, createdAt: unit.now });
    return code;
  }
}
