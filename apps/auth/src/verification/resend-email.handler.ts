import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AnonymousDoor } from '../captcha/anonymous-door.ts';
import { Body } from '../http/body.ts';
import { emailOf } from '../accounts/email-address.ts';
import { Redirects } from '../http/redirects.ts';
import { pkceOf, type PkceChallenge } from '../flow-states/pkce.ts';
import { invalid } from '../http/refusals.ts';
import { PendingEmails } from '../codes/pending-emails.ts';
import { phoneOf } from '../phones/phone-number.ts';
import { PhoneResends } from '../phones/phone-resends.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient } from '../database.ts';

@Handles(resendEmail)
export class ResendEmailHandler implements Handler<typeof resendEmail> {
  constructor(
    private readonly door: AnonymousDoor,
    private readonly pending: PendingEmails,
    private readonly phones: PhoneResends,
    private readonly redirects: Redirects,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    await this.door.check(request);
    const { type, email, phone, pkce } = readResend(request);
    if (phone !== '') return this.toPhone(type, phone, request, call);
    const order = { redirectTo: this.redirects.of(request), request, call, pkce };
    await this.door.after(() => this.work.run(call, (unit) => this.pending.resend(unit, type, email, order)));
    return { status: 200, body: {} };
  }

  private async toPhone(type: string, phone: string, request: AuthRequest, call: Call): Promise<AuthResponse> {
    this.phones.refuseWithoutProvider();
    await this.door.after(() => this.work.run(call, (unit) => this.phones.resend(unit, type, phone, request, call)));
    return { status: 200, body: {} };
  }
}

const TYPES = ['signup', 'email_change', 'sms', 'phone_change'];

interface Resend {
  readonly type: string;
  /** Empty where a number is given. */
  readonly email: string;
  /** Empty where an address is given. */
  readonly phone: string;
  readonly pkce: PkceChallenge | null;
}

const readResend = (request: AuthRequest): Resend => {
  const body = Body.of(request);
  const [type, email, phone] = [body.text('type'), body.text('email'), body.text('phone')];
  if (!TYPES.includes(type)) throw invalid(`Missing one of these types: ${TYPES.join(', ')}`);
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on resend');
  }
  const isOfPhone = type === 'sms' || type === 'phone_change';
  if (phone !== '') {
    if (!isOfPhone) throw invalid('Type provided requires an email address');
    return { type, email: '', phone: phoneOf(phone), pkce: null };
  }
  if (email === '') throw invalid('Type provided requires an email address');
  const pkce = pkceOf(body.text('code_challenge'), body.text('code_challenge_method'));
  return { type, email: emailOf(email), phone: '', pkce };
};
