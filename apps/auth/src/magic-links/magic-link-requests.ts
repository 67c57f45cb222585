import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { Ids } from '@nivel/platform/ids';
import { newAccount, type Account } from '../accounts/account.ts';
import { emailOf } from '../accounts/email-address.ts';
import { readUserData, refuseLargeUserData } from '../accounts/profile-data.ts';
import { browserHashOf, signUpProofOf } from '../accounts/sign-up-browser.ts';
import type { AuthSettings } from '../config.ts';
import { Body } from '../http/body.ts';
import { Redirects } from '../http/redirects.ts';
import { pkceOf, type PkceChallenge } from '../flow-states/pkce.ts';
import { invalid } from '../http/refusals.ts';
import { phoneOf } from '../phones/phone-number.ts';
import { refuseOtherChannels } from '../phones/sms-channel.ts';

export interface MagicLinkRequest {
  readonly email: string;
  /** Where the e-mail leads in the end. */
  readonly redirectTo: string;
  /** Its client wants a code for the link, and no session. */
  readonly pkce: PkceChallenge | null;
  /** The account for an unknown address, and the value that the browser stores as its proof; null where none may be made. */
  readonly signUp: { readonly account: Account; readonly proof: string } | null;
}

/**
 * Reads a request for an e-mail that signs in, in the wire contract's order of checks. Nothing in it depends on who has an
 * account.
 */
@Injectable()
export class MagicLinkRequests {
  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly redirects: Redirects,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** The number to which an SMS is to go that signs in; null where an e-mail is asked for. @throws AppError bad_json, validation_failed */
  phone(request: AuthRequest): string | null {
    const body = Body.of(request);
    const [email, phone, channel] = [body.text('email'), body.text('phone'), body.text('channel')];
    if (email === '' && phone === '') throw invalid('One of email or phone must be set');
    if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided');
    if (phone === '') return null;
    refuseOtherChannels(channel);
    return phoneOf(phone);
  }

  /** @throws AppError bad_json, validation_failed */
  read(request: AuthRequest): MagicLinkRequest {
    const body = Body.of(request);
    const { email, pkce } = addressOf(body);
    const redirectTo = this.redirects.of(request);
    const data = readUserData(body.object('data'));
    refuseLargeUserData(data, this.settings.USER_DATA_BYTES);
    if (!body.flag('create_user', true) || !this.settings.SIGN_UP_ENABLED) {
      return { email, redirectTo, pkce, signUp: null };
    }
    const proof = signUpProofOf(request.headers.signUpProof);
    const account = newAccount({
      ...{ id: this.ids.next(), identityId: this.ids.next(), email, passwordHash: null },
      ...{ signUpBrowser: browserHashOf(proof), data, now: this.clock.now() },
    });
    // Without a password nobody can sign in by one; the page of the product requests it.
    const appMetadata = { ...account.appMetadata, needs_password: true };
    return { email, redirectTo, pkce, signUp: { account: { ...account, appMetadata }, proof } };
  }
}

const addressOf = (body: Body): Pick<MagicLinkRequest, 'email' | 'pkce'> => {
  if (body.text('channel') !== '') throw invalid('Channel should only be specified with Phone OTP');
  const pkce = pkceOf(body.text('code_challenge'), body.text('code_challenge_method'));
  return { email: emailOf(body.text('email')), pkce };
};
