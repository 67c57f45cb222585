import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { ownWordsOf } from '@nivel/contracts/auth/own-words';
import { isPasswordTooLong, LONGEST_PASSWORD } from '@nivel/contracts/auth/password-limits';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Metadata } from '../accounts/account.ts';
import type { AuthSettings } from '../config.ts';
import { invalid } from '../http/refusals.ts';
import { CommonPasswords } from './common-passwords.ts';
import { LeakedPasswords } from './leaked-passwords.ts';
import { LEAKED, weaknessOf, type WeakPassword } from './password-rules.ts';

/** The rules for new passwords with this installation's limits. */
@Injectable()
export class Passwords {
  constructor(
    private readonly common: CommonPasswords,
    private readonly leaked: LeakedPasswords,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** The faults of a password in use, without requests to other services. */
  weakness(password: string, email: string, data: Metadata): WeakPassword | null {
    return weaknessOf(password, this.settings.PASSWORD_MIN_LENGTH, ownWordsOf(email, data), this.common.has);
  }

  /** @throws AppError validation_failed, weak_password */
  async refuseWeak(password: string, email: string, data: Metadata): Promise<void> {
    if (isPasswordTooLong(password)) throw invalid(`Password cannot be longer than ${LONGEST_PASSWORD} characters`);
    const known = this.weakness(password, email, data);
    const weakness = known ?? ((await this.leaked.has(password)) ? LEAKED : null);
    if (weakness === null) return;
    const details = { weak_password: { reasons: weakness.reasons } };
    throw new AppError(authErrors.weak_password, { message: weakness.message, details });
  }
}
