import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { AccountReopening } from '../account-reopening/account-reopening.ts';
import type { AuthChange } from '../database.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import type { SignedInBy } from './new-sessions.ts';
import { needsSecondStep, type OpenSession } from './session.ts';

/** What a sign-in does beside opening its session: its event, and the return of an account that its owner had closed. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly log: SecurityLog,
    private readonly reopening: AccountReopening,
  ) {}

  /** Callers hold the account. Where a second step is still to be taken, the account stays closed until then. */
  async note(unit: AuthChange, opened: OpenSession, by: SignedInBy, request: AuthRequest, call: Call): Promise<void> {
    const { account, session } = opened;
    const noted = notedOf('signed-in', account.id, request, call);
    await this.log.note(unit, { ...noted, sessionId: session.id, method: by.isRecovery ? 'recovery' : by.method });
    if (!needsSecondStep(opened)) await this.reopening.reopen(unit, account, request, call);
  }
}
