import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AnonymousDoor } from '../captcha/anonymous-door.ts';
import { CodeEmails, type CodeEmailRequest } from '../codes/code-emails.ts';
import { EmailLimits } from '../codes/email-limits.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import { MagicLinkRequests, type MagicLinkRequest } from './magic-link-requests.ts';

/**
 * An e-mail that signs in. An unknown address is signed up without a password, if the request allows it, and gets the
 * confirmation that every sign-up gets; the answer is the same for all addresses (ADR 0011).
 */
@Handles(sendMagicLink)
export class SendMagicLinkHandler implements Handler<typeof sendMagicLink> {
  constructor(
    private readonly door: AnonymousDoor,
    private readonly requests: MagicLinkRequests,
    private readonly accounts: AccountsRepository,
    private readonly emails: CodeEmails,
    private readonly limits: EmailLimits,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    await this.door.check(request);
    const wanted = this.requests.read(request);
    const order = { redirectTo: wanted.redirectTo, request, call, pkce: wanted.pkce };
    await this.door.after(() => this.work.run(call, (unit) => this.send(unit, wanted, order)));
    const { signUp } = wanted;
    return { status: 200, ...(signUp && { headers: { 'x-sign-up-proof': signUp.proof } }), body: {} };
  }

  private async send(unit: AuthUnit, { email, signUp }: MagicLinkRequest, order: CodeEmailRequest): Promise<void> {
    await this.limits.take(unit, email, 'recovery');
    if (signUp !== null) await this.limits.noteSignUp(unit, email);
    const account = await this.accountOf(unit, email, signUp?.account ?? null);
    if (account === null) return;
    await this.emails.send(unit, account, account.emailConfirmedAt === null ? 'confirmation' : 'magic-link', order);
  }

  /** Whose address it is; a new account if none exists and one may be created. */
  private async accountOf(unit: AuthUnit, email: string, fresh: Account | null): Promise<Account | null> {
    if (fresh !== null && (await this.accounts.insert(unit, fresh))) return fresh;
    return this.accounts.byEmail(unit, email);
  }
}
