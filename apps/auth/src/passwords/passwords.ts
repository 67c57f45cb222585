import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { ownWordsOf } from '@nivel/contracts/auth/own-words';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Metadata } from '../accounts/account.ts';
import type { AuthSettings } from '../config.ts';
import { invalid } from '../wire/refusals.ts';
import { isTooLong, weaknessOf, type WeakPassword } from './password-rules.ts';

/** The rules for new passwords with this installation's limits. */
@Injectable()
export class Passwords {
  constructor(@Inject(SETTINGS) private readonly settings: AuthSettings) {}

  weakness(password: string, email: string, data: Metadata): WeakPassword | null {
    return weaknessOf(password, this.settings.PASSWORD_MIN_LENGTH, ownWordsOf(email, data));
  }

  /** @throws AppError validation_failed, weak_password */
  refuseWeak(password: string, email: string, data: Metadata): void {
    if (isTooLong(password)) throw invalid('Password cannot be longer than 72 characters');
    const weakness = this.weakness(password, email, data);
    if (weakness === null) return;
    const details = { weak_password: { reasons: weakness.reasons } };
    throw new AppError(authErrors.weak_password, { message: weakness.message, details });
  }
}
