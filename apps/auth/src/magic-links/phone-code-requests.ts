import { Injectable } from '@nestjs/common';
import type { AuthRequest, AuthResponse } from '@nivel/contracts/auth/auth-request';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import { AnonymousDoor } from '../captcha/anonymous-door.ts';
import type { AuthClient } from '../database.ts';
import { PhoneCodes } from '../phones/phone-codes.ts';
import { PhoneSignIns } from '../phones/phone-sign-ins.ts';

/**
 * An SMS that signs in, for accounts whose owner has proven the number. No account is made for another one, and the answer is
 * the same: its `message_id` says nothing.
 */
@Injectable()
export class PhoneCodeRequests {
  constructor(
    private readonly door: AnonymousDoor,
    private readonly codes: PhoneCodes,
    private readonly signIns: PhoneSignIns,
    private readonly ids: Ids,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @throws AppError phone_provider_disabled, over_sms_send_rate_limit */
  async send(phone: string, request: AuthRequest, call: Call): Promise<AuthResponse> {
    this.codes.refuseWithoutProvider();
    await this.door.after(() => this.work.run(call, (unit) => this.signIns.send(unit, phone, request, call)));
    return { status: 200, body: { message_id: this.ids.next() } };
  }
}
