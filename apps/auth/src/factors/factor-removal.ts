import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { hasSecondFactor } from '../accounts/account.ts';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { Factor } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import type { AuthUnit } from '../database.ts';

const REMOVED = {
  totp: 'factor-removed',
  phone: 'phone-factor-removed',
  webauthn: 'key-removed',
  recovery_code: 'recovery-codes-removed',
} as const;

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
   * counted by itself only, since another protected nothing.
   *
   * @returns false when it is gone already
   */
  async remove(
    unit: AuthUnit,
    factor: Factor,
    request: AuthRequest,
    call: Pick<Call, 'clientIp' | 'trace'>,
  ): Promise<boolean> {
    const { id, userId, kind, isVerified } = factor;
    if (!(await this.factors.remove(unit, id))) return false;
    if (!isVerified) return true;
    await this.sessions.lower(unit, id);
    await this.log.note(unit, notedOf(REMOVED[kind], userId, request, call));
    if (kind === 'recovery_code') return true;
    await this.notices.factorRemoved(unit, factor, request, call);
    await this.dropRecoveryCodes(unit, userId);
    return true;
  }

  /** They stand in for another factor, and go with the last one. */
  private async dropRecoveryCodes(unit: AuthUnit, userId: string): Promise<void> {
    const left = await this.factors.of(unit, userId);
    const codes = hasSecondFactor({ factors: left }) ? undefined : left.find(({ kind }) => kind === 'recovery_code');
    if (codes === undefined) return;
    await this.factors.remove(unit, codes.id);
    await this.sessions.lower(unit, codes.id);
  }
}
