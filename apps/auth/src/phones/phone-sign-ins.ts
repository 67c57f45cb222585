import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { PhoneCodes } from './phone-codes.ts';
import { PhoneLimits } from './phone-limits.ts';

/** Requests for an SMS that signs in. A number that nobody has proven gets none, and the caller the same answer. */
@Injectable()
export class PhoneSignIns {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: PhoneLimits,
    private readonly codes: PhoneCodes,
    private readonly log: SecurityLog,
  ) {}

  /** @throws AppError over_sms_send_rate_limit */
  async send(unit: AuthUnit, phone: string, request: AuthRequest, call: Call): Promise<void> {
    await this.limits.ofNumber(unit, phone, 'phone-sign-in');
    const found = await this.accounts.byPhone(unit, phone);
    const account = found && (await this.accounts.lock(unit, found.id));
    if (account === null || account.phone !== phone) return;
    await this.codes.send(unit, account, 'phone-sign-in', phone);
    await this.log.note(unit, notedOf('phone-code-requested', account.id, request, call));
  }
}
