import { Inject, Injectable } from '@nestjs/common';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { isEmailAddress, normalEmail } from '../accounts/email-address.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthClient } from '../database.ts';
import type { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import { phoneOf } from '../phones/phone-number.ts';

/** The address under which wrong passwords are counted, whichever of its two a person signs in with. */
@Injectable()
export class SignInAddress {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * The account's address for a number, and the number itself where nobody has proven it: wrong passwords are counted for it all
   * the same, so that neither a lock nor a crowd of guesses tells the two apart. Null for what is no address.
   * @throws AppError validation_failed, phone_provider_disabled
   */
  async of(body: Body): Promise<string | null> {
    const [email, phone] = [normalEmail(body.text('email')), body.text('phone')];
    if (email !== '' && phone !== '')
      throw invalid('Only an email address or phone number should be provided on login.');
    if (email !== '') return isEmailAddress(email) ? email : null;
    if (phone === '') throw invalid('missing email or phone');
    if (this.settings.SMS_PROVIDER === '') {
      const message = 'Phone logins are disabled';
      throw new AppError(withStatus(authErrors.phone_provider_disabled, 422), { message });
    }
    const number = phoneOf(phone);
    return (await this.accounts.byPhone(this.work.reads, number))?.email ?? `phone ${number}`;
  }
}
