import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { CodeAttempts } from './code-attempts.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';

/** The `nonce` of the public clients: the code of an e-mail that proves again who owns the address. */
@Injectable()
export class ReauthenticationCode {
  constructor(
    private readonly attempts: CodeAttempts,
    private readonly tokens: OneTimeTokensRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** Consumes a code. @throws AppError reauthentication_not_valid */
  async use(userId: string, nonce: string, request: AuthRequest, call: Call): Promise<void> {
    const isRight = await this.work.run(call, async (unit) => {
      const typed = { userId, code: nonce, purposes: ['reauthentication'] } as const;
      const found = await this.attempts.try(unit, typed, request, call);
      if (found !== null) await this.tokens.remove(unit, userId, found);
      return found !== null;
    });
    // Thrown after the unit of work, because the attempt must be saved.
    if (!isRight) throw new AppError(authErrors.reauthentication_not_valid);
  }
}
