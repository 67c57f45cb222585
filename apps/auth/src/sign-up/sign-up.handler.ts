import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AnonymousDoor } from '../captcha/anonymous-door.ts';
import { CodeEmails, type CodeEmailRequest } from '../codes/code-emails.ts';
import { EmailLimits } from '../codes/email-limits.ts';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SignUpRequests } from './sign-up-requests.ts';
import { userView } from '../accounts/user-view.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient, AuthUnit } from '../database.ts';

/**
 * Makes an account that waits for its address to be confirmed. A known address gets the answer that a new one would get, about
 * an account that is never saved, and at most an e-mail, so that nobody learns who has one (ADR 0011). The browser is handed a
 * random value: the password counts only when the address is proven from there (ADR 0016).
 */
@Handles(signUp)
export class SignUpHandler implements Handler<typeof signUp> {
  constructor(
    private readonly door: AnonymousDoor,
    private readonly requests: SignUpRequests,
    private readonly accounts: AccountsRepository,
    private readonly emails: CodeEmails,
    private readonly limits: EmailLimits,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    await this.door.check(request);
    const { wanted, redirectTo, proof, pkce } = await this.requests.read(request, call);
    const order = { redirectTo, request, call, pkce };
    await this.door.after(() => this.work.run(call, (unit) => this.register(unit, wanted, order)));
    return { status: 200, headers: { 'x-sign-up-proof': proof }, body: userView(wanted) };
  }

  private async register(unit: AuthUnit, wanted: Account, order: CodeEmailRequest): Promise<void> {
    await this.limits.take(unit, wanted.email, 'sign-up');
    await this.limits.noteSignUp(unit, wanted.email);
    const isNew = await this.accounts.insert(unit, wanted);
    const account = isNew ? wanted : await this.accounts.byEmail(unit, wanted.email);
    if (account !== null && account.emailConfirmedAt === null)
      await this.emails.send(unit, account, 'confirmation', order);
  }
}
