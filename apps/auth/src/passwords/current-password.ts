import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { PasswordCheck } from './password-check.ts';

/** An account whose owner is verified by the password. */
interface Owner {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
}

/** Requires the password of a signed-in person again, before an action that a person at an open window must not do. */
@Injectable()
export class CurrentPassword {
  constructor(private readonly check: PasswordCheck) {}

  /** @throws AppError current_password_required, current_password_invalid, over_request_rate_limit, unavailable */
  async refuseOthers(owner: Owner, password: string, request: AuthRequest, call: Call): Promise<void> {
    if (password === '') throw new AppError(authErrors.current_password_required);
    const attempt = { email: owner.email, password, request, call };
    const isRight = await this.check.isRight(attempt, { userId: owner.id, hash: owner.passwordHash });
    if (!isRight) throw new AppError(authErrors.current_password_invalid);
  }
}
