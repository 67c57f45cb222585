import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import type { Session } from '../sessions/session.ts';
import type { Factor } from './factor.ts';
import type { AuthUnit } from '../database.ts';

/** What the owner of an account reads of a code that was taken; of a factor's first one also by e-mail. */
@Injectable()
export class SecondStepNotices {
  constructor(
    private readonly notices: Notices,
    private readonly log: SecurityLog,
  ) {}

  /** @param factor as it was before the code */
  async tell(unit: AuthUnit, factor: Factor, session: Session, request: AuthRequest, call: Call): Promise<void> {
    const { userId, friendlyName, isVerified } = factor;
    const kind = isVerified ? 'second-step-taken' : 'factor-added';
    await this.log.note(unit, { ...notedOf(kind, userId, request, call), sessionId: session.id });
    if (!isVerified) await this.notices.factorAdded(unit, userId, friendlyName, request, call);
  }
}
