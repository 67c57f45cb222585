import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient } from '../database.ts';
import { Devices } from '../passwords/devices.ts';
import { UniformResponse } from '../http/uniform-response.ts';
import { Body } from '../http/body.ts';
import { isEmailAddress, normalEmail } from '../accounts/email-address.ts';
import { invalid } from '../http/refusals.ts';
import { FIRST_CONFIRMATION } from '../codes/first-confirmation.ts';
import { CodeVerifier } from '../codes/code-verifier.ts';
import { phonePurposeOf, purposesOf, type CodePurpose } from '../codes/one-time-code.ts';
import { phoneOf } from '../phones/phone-number.ts';
import { PhoneVerifier } from '../phones/phone-verifier.ts';

/** What a person shows: a link's value, or a code with the address or number that it went to. */
type Shown =
  | { readonly hash: string }
  | { readonly email: string; readonly code: string }
  | { readonly phone: string; readonly code: string };

@Handles(verifyCode)
export class VerifyCodeHandler implements Handler<typeof verifyCode> {
  constructor(
    private readonly verifier: CodeVerifier,
    private readonly phones: PhoneVerifier,
    private readonly devices: Devices,
    private readonly uniform: UniformResponse,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const body = Body.of(request);
    const [type, code, hash] = [body.text('type'), body.text('token'), body.text('token_hash')];
    if (type === '') throw invalid('Verify requires a verification type');
    if ((code === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash');
    const shown = hash === '' ? { ...addressOf(body), code } : onlyHash(body, hash);
    const purposes = purposesOf(type);
    if (purposes === undefined) throw invalid('Invalid email verification type');
    const session = await this.verify(shown, type, purposes, request, call);
    if (session === null) return { status: 200, body: { msg: FIRST_CONFIRMATION, code: '200' } };
    const headers = await this.work.run(call, (unit) =>
      this.devices.remember(unit, request.headers.deviceId, session.user.id),
    );
    return { status: 200, headers, body: session };
  }

  private async verify(shown: Shown, type: string, purposes: readonly CodePurpose[], request: AuthRequest, call: Call) {
    if ('hash' in shown) return this.verifier.byLink(shown.hash, purposes, request, call);
    if ('email' in shown) return this.uniform.after(() => this.verifier.byCode(shown, purposes, request, call));
    const purpose = phonePurposeOf(type);
    // The type of an e-mail: no number has such a code.
    if (purpose === undefined) throw new AppError(authErrors.otp_expired);
    return this.uniform.after(() => this.phones.byCode({ ...shown, purpose }, request, call));
  }
}

const onlyHash = (body: Body, hash: string): Shown => {
  const isAlone = ['email', 'phone', 'redirect_to'].every((field) => body.text(field) === '');
  if (!isAlone) throw invalid('Only the token_hash and type should be provided');
  return { hash };
};

const addressOf = (body: Body): { email: string } | { phone: string } => {
  const [email, phone] = [normalEmail(body.text('email')), body.text('phone')];
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (email !== '') {
    if (!isEmailAddress(email)) throw invalid('Invalid email format', 422);
    return { email };
  }
  return { phone: phoneOf(phone) };
};
