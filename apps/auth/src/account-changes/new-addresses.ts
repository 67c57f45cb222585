import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import { emailOf, normalEmail } from '../accounts/email-address.ts';
import { FreshProof } from '../factors/fresh-proof.ts';
import { pkceOf } from '../flow-states/pkce.ts';
import type { Body } from '../http/body.ts';
import { Redirects } from '../http/redirects.ts';
import { PhoneCodes } from '../phones/phone-codes.ts';
import { phoneOf } from '../phones/phone-number.ts';
import type { OpenSession } from '../sessions/session.ts';
import type { WantedAddresses } from './address-changes.ts';

/** Reads which other address and number a signed-in person asks for. */
@Injectable()
export class NewAddresses {
  constructor(
    private readonly redirects: Redirects,
    private readonly phones: PhoneCodes,
    private readonly proof: FreshProof,
  ) {}

  /**
   * A number is another way in, so it takes a fresh proof.
   * @throws AppError validation_failed, phone_provider_disabled, and as `FreshProof.ask` does
   */
  async read(body: Body, opened: OpenSession, request: AuthRequest, call: Call): Promise<WantedAddresses> {
    const phone = this.phoneIn(body, opened.account);
    const address = this.addressIn(body, opened.account, request);
    if (phone !== null) await this.proof.ask(opened, body, request, call);
    return { ...(address !== null && { address }), ...(phone !== null && { phone }) };
  }

  /** Null where no other number than the present one is given. */
  private phoneIn(body: Body, account: Account): string | null {
    const given = body.text('phone');
    if (given === '') return null;
    this.phones.refuseWithoutProvider();
    const phone = phoneOf(given);
    return phone === account.phone ? null : phone;
  }

  /** Null where no other address than the present one is given. */
  private addressIn(body: Body, account: Account, request: AuthRequest) {
    const given = body.text('email');
    if (normalEmail(given) === '' || normalEmail(given) === account.email) return null;
    const pkce = pkceOf(body.text('code_challenge'), body.text('code_challenge_method'));
    return { newEmail: emailOf(given), redirectTo: this.redirects.of(request), pkce };
  }
}
