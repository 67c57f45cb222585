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
import { FIRST_CONFIRMATION } from './first-confirmation.ts';
import { CodeVerifier } from './code-verifier.ts';
import { purposesOf } from './one-time-code.ts';

const PHONE = /^[1-9][0-9]{1,14}$/;

@Handles(verifyCode)
export class VerifyCodeHandler implements Handler<typeof verifyCode> {
  constructor(
    private readonly verifier: CodeVerifier,
    private readonly devices: Devices,
    private readonly uniform: UniformResponse,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const body = Body.of(request);
    const [type, code, hash] = [body.text('type'), body.text('token'), body.text('token_hash')];
    if (type === '') throw invalid('Verify requires a verification type');
    if ((code === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash');
    const email = hash === '' ? addressOf(body) : refuseMoreThanHash(body);
    const purposes = purposesOf(type);
    if (purposes === undefined) throw invalid('Invalid email verification type');
    const session =
      email === null
        ? await this.verifier.byLink(hash, purposes, request, call)
        : await this.uniform.after(() => this.verifier.byCode({ email, code }, purposes, request, call));
    if (session === null) return { status: 200, body: { msg: FIRST_CONFIRMATION, code: '200' } };
    const headers = await this.work.run(call, (unit) =>
      this.devices.remember(unit, request.headers.deviceId, session.user.id),
    );
    return { status: 200, headers, body: session };
  }
}

const refuseMoreThanHash = (body: Body): null => {
  const isAlone = ['email', 'phone', 'redirect_to'].every((field) => body.text(field) === '');
  if (!isAlone) throw invalid('Only the token_hash and type should be provided');
  return null;
};

const addressOf = (body: Body): string => {
  const [email, phone] = [normalEmail(body.text('email')), body.text('phone')];
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (email !== '') {
    if (!isEmailAddress(email)) throw invalid('Invalid email format', 422);
    return email;
  }
  if (!PHONE.test(phone.replace(/[+\s]/g, ''))) throw invalid('Invalid phone number format (E.164 required)');
  // No phone is ever known here, so no code of one can be right.
  throw new AppError(authErrors.otp_expired);
};
