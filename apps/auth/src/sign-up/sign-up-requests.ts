import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import type { AuthSettings } from '../config.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { Passwords } from '../passwords/passwords.ts';
import { Body } from '../http/body.ts';
import { emailOf, normalEmail } from '../accounts/email-address.ts';
import { readUserData, refuseLargeUserData } from '../accounts/profile-data.ts';
import { Redirects } from '../http/redirects.ts';
import { pkceOf, type PkceChallenge } from '../flow-states/pkce.ts';
import { invalid } from '../http/refusals.ts';
import { newAccount, type Account } from '../accounts/account.ts';
import { browserHashOf, signUpProofOf } from '../accounts/sign-up-browser.ts';

interface SignUpRequest {
  readonly wanted: Account;
  readonly redirectTo: string;
  /** The value for the browser to store. */
  readonly proof: string;
  /** Its client wants a code in the link instead of a session. */
  readonly pkce: PkceChallenge | null;
}

/** Checks a sign-up in the order of the wire contract and creates the requested account, not yet saved. */
@Injectable()
export class SignUpRequests {
  constructor(
    private readonly passwords: Passwords,
    private readonly hasher: PasswordHasher,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly redirects: Redirects,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Hashes the password once, whether or not the address is known. */
  async read(request: AuthRequest, call: Call): Promise<SignUpRequest> {
    const body = Body.of(request);
    const [given, phone, password] = [body.text('email'), body.text('phone'), body.text('password')];
    if (given === '' && phone === '') throw new AppError(authErrors.anonymous_provider_disabled);
    if (!this.settings.SIGN_UP_ENABLED) throw new AppError(authErrors.signup_disabled);
    if (password === '') throw invalid('Signup requires a valid password');
    const data = readUserData(body.object('data'));
    await this.passwords.refuseWeak(password, normalEmail(given), data);
    const { email, pkce } = addressOf(body);
    refuseLargeUserData(data, this.settings.USER_DATA_BYTES);
    const passwordHash = await this.hasher.hash(password, call);
    const now = this.clock.now();
    const [id, identityId] = [this.ids.next(), this.ids.next()];
    const proof = signUpProofOf(request.headers.signUpProof);
    const signUpBrowser = browserHashOf(proof);
    const wanted = newAccount({ id, identityId, email, passwordHash, signUpBrowser, data, now });
    return { wanted, redirectTo: this.redirects.of(request), proof, pkce };
  }
}

const addressOf = (body: Body): { email: string; pkce: PkceChallenge | null } => {
  const [email, phone] = [body.text('email'), body.text('phone')];
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (phone !== '') throw new AppError(authErrors.phone_provider_disabled);
  const pkce = pkceOf(body.text('code_challenge'), body.text('code_challenge_method'));
  return { email: emailOf(email), pkce };
};
