import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import type { Session } from '../sessions/session.ts';
import type { Factor } from './factor.ts';
import type { AuthUnit } from '../database.ts';

/** What the first time of a kind is called. */
const ADDED = {
  totp: 'factor-added',
  phone: 'phone-factor-added',
  webauthn: 'key-added',
  recovery_code: 'recovery-codes-created',
} as const;

/** What the owner of an account reads of an app, a number or a key that was shown; of the first time also by e-mail. */
@Injectable()
export class SecondStepNotices {
  constructor(
    private readonly notices: Notices,
    private readonly log: SecurityLog,
  ) {}

  /** @param factor as it was before */
  async tell(unit: AuthUnit, factor: Factor, session: Session, request: AuthRequest, call: Call): Promise<void> {
    const { userId, kind, isVerified } = factor;
    const noted = notedOf(isVerified ? 'second-step-taken' : ADDED[kind], userId, request, call);
    await this.log.note(unit, { ...noted, sessionId: session.id });
    if (!isVerified) await this.notices.factorAdded(unit, factor, request, call);
  }
}
