import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { lockAccount } from '../accounts/lock-account.ts';
import { GuessLimit } from '../factors/guess-limit.ts';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { SessionRaiser } from '../sessions/session-raiser.ts';
import type { OpenSession, Session } from '../sessions/session.ts';
import { RecoveryCodeSets } from './recovery-code-sets.ts';
import { recoveryCodeHash } from './recovery-code.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import type { AuthUnit } from '../database.ts';

/** Takes the second step by a recovery code. */
@Injectable()
export class RecoveryCodeUse {
  constructor(
    private readonly sets: RecoveryCodeSets,
    private readonly codes: RecoveryCodesRepository,
    private readonly limit: GuessLimit,
    private readonly raiser: SessionRaiser,
    private readonly notices: Notices,
    private readonly log: SecurityLog,
  ) {}

  /**
   * The account is held meanwhile, so that a code shown twice at the same moment is taken once, whatever the sessions.
   *
   * @param code as somebody typed it
   * @returns the raised session, or why the code was not taken: an answer and no error, because the guess has to be saved
   * @throws AppError mfa_factor_not_found, session_not_found
   */
  async take(
    unit: AuthUnit,
    { id: sessionId, userId }: Session,
    code: string,
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession | AppError> {
    await lockAccount(unit, userId);
    const factor = await this.sets.find(unit, userId);
    const refusal = await this.limit.refusal(unit, userId);
    if (refusal !== null) return refusal;
    if (!(await this.codes.use(unit, factor.id, recoveryCodeHash(factor.id, code))))
      return this.limit.wrong(unit, userId, 'Invalid recovery code entered', request, call);
    const opened = await this.raiser.raise(unit, sessionId, factor, request, call);
    await this.log.note(unit, { ...notedOf('recovery-code-used', userId, request, call), sessionId });
    const { remaining } = await this.codes.count(unit, factor.id);
    this.notices.recoveryCodeUsed(unit, opened.account, remaining, request, call);
    return opened;
  }
}
