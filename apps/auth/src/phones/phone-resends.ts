import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import type { AuthUnit } from '../database.ts';
import { PhoneChanges } from './phone-changes.ts';
import { PhoneCodes } from './phone-codes.ts';
import { PhoneSignIns } from './phone-sign-ins.ts';

/** SMS that a person waits for and requests again. Silent where nothing is pending; the limits hold for all alike. */
@Injectable()
export class PhoneResends {
  constructor(
    private readonly codes: PhoneCodes,
    private readonly signIns: PhoneSignIns,
    private readonly changes: PhoneChanges,
  ) {}

  /** @throws AppError phone_provider_disabled where nobody sends SMS */
  refuseWithoutProvider(): void {
    this.codes.refuseWithoutProvider();
  }

  /** @param type `sms` or `phone_change` of the wire contract @throws AppError over_sms_send_rate_limit */
  async resend(unit: AuthUnit, type: string, phone: string, request: AuthRequest, call: Call): Promise<void> {
    if (type === 'phone_change') await this.changes.resend(unit, phone);
    else await this.signIns.resend(unit, phone, request, call);
  }
}
