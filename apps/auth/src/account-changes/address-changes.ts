import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import { EmailChanges } from '../codes/email-changes.ts';
import type { AuthUnit } from '../database.ts';
import type { PkceChallenge } from '../flow-states/pkce.ts';
import { PhoneChanges } from '../phones/phone-changes.ts';

/** What an account is reached at and is to be reached at. */
export interface WantedAddresses {
  /** Another address, where its e-mails lead, and the challenge of a client that wants a code for their links. */
  readonly address?: {
    readonly newEmail: string;
    readonly redirectTo: string;
    readonly pkce: PkceChallenge | null;
  };
  /** Another number. */
  readonly phone?: string;
}

/** Another address or number of an account: each waits until a code of it is shown. */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly emails: EmailChanges,
    private readonly phones: PhoneChanges,
  ) {}

  /** Callers hold the account. @throws AppError over_email_send_rate_limit, over_sms_send_rate_limit */
  async begin(
    unit: AuthUnit,
    account: Account,
    { address, phone }: WantedAddresses,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    if (address !== undefined) {
      const { newEmail, redirectTo, pkce } = address;
      await this.emails.begin(unit, account, newEmail, { redirectTo, request, call, pkce });
    }
    if (phone !== undefined) await this.phones.begin(unit, account, phone);
  }
}
