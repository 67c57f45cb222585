import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { Factor } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import type { AuthUnit } from '../database.ts';

/** Takes second factors away. */
@Injectable()
export class FactorRemoval {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly sessions: SessionsRepository,
    private readonly notices: Notices,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Callers hold the account. The sessions that the factor raised are what they were without it, and its owner is told: of one that
   * counted only, since another protected nothing.
   *
   * @returns false when it is gone already
   */
  async remove(
    unit: AuthUnit,
    factor: Factor,
    request: AuthRequest,
    call: Pick<Call, 'clientIp' | 'trace'>,
  ): Promise<boolean> {
    const { id, userId, friendlyName, isVerified } = factor;
    if (!(await this.factors.remove(unit, id))) return false;
    if (!isVerified) return true;
    await this.sessions.lower(unit, id);
    await this.log.note(unit, notedOf('factor-removed', userId, request, call));
    await this.notices.factorRemoved(unit, userId, friendlyName, request, call);
    return true;
  }
}
