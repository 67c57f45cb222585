import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { AccountReopening } from '../account-reopening/account-reopening.ts';
import type { AuthChange } from '../database.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import type { SignedInBy } from './new-sessions.ts';
import { needsSecondStep, type OpenSession } from './session.ts';

/**
 * The effects of a sign-in beside opening its session: its event, and the restoration of an account that its owner had
 * closed.
 */
@Injectable()
export class Arrivals {
  constructor(
    private readonly log: SecurityLog,
    private readonly reopening: AccountReopening,
  ) {}

  /** Callers have locked the account. If a second step is still required, the account stays closed until it is complete. */
  async note(unit: AuthChange, opened: OpenSession, by: SignedInBy, request: AuthRequest, call: Call): Promise<void> {
    const { account, session } = opened;
    const noted = notedOf('signed-in', account.id, request, call);
    await this.log.note(unit, { ...noted, sessionId: session.id, method: by.isRecovery ? 'recovery' : by.method });
    if (!needsSecondStep(opened)) await this.reopening.reopen(unit, account, request, call);
  }
}
