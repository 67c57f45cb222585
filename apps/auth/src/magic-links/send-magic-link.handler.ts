import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AnonymousDoor } from '../captcha/anonymous-door.ts';
import { MagicLinkRequests } from './magic-link-requests.ts';
import { MagicLinks } from './magic-links.ts';
import { PhoneCodeRequests } from './phone-code-requests.ts';

/**
 * An e-mail or an SMS that signs in. An unknown address is signed up without a password, if the request allows it, and gets the
 * confirmation that every sign-up gets; the answer is the same for all addresses (ADR 0011).
 */
@Handles(sendMagicLink)
export class SendMagicLinkHandler implements Handler<typeof sendMagicLink> {
  constructor(
    private readonly door: AnonymousDoor,
    private readonly requests: MagicLinkRequests,
    private readonly links: MagicLinks,
    private readonly phones: PhoneCodeRequests,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    await this.door.check(request);
    const phone = this.requests.phone(request);
    if (phone !== null) return this.phones.send(phone, request, call);
    const wanted = this.requests.read(request);
    const order = { redirectTo: wanted.redirectTo, request, call, pkce: wanted.pkce };
    await this.door.after(() => this.links.request(wanted, order));
    const { signUp } = wanted;
    return { status: 200, ...(signUp && { headers: { 'x-sign-up-proof': signUp.proof } }), body: {} };
  }
}
