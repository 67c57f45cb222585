import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AnonymousDoor } from '../captcha/anonymous-door.ts';
import { Body } from '../http/body.ts';
import { emailOf } from '../accounts/email-address.ts';
import { Redirects } from '../http/redirects.ts';
import { pkceOf } from '../flow-states/pkce.ts';
import { invalid } from '../http/refusals.ts';
import { CodeEmails } from './code-emails.ts';
import { EmailLimits } from './email-limits.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient } from '../database.ts';

@Handles(recoverPassword)
export class RecoverPasswordHandler implements Handler<typeof recoverPassword> {
  constructor(
    private readonly door: AnonymousDoor,
    private readonly accounts: AccountsRepository,
    private readonly emails: CodeEmails,
    private readonly limits: EmailLimits,
    private readonly redirects: Redirects,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    await this.door.check(request);
    const body = Body.of(request);
    if (body.text('email') === '') throw invalid('Password recovery requires an email');
    const email = emailOf(body.text('email'));
    const pkce = pkceOf(body.text('code_challenge'), body.text('code_challenge_method'));
    const order = { redirectTo: this.redirects.of(request), request, call, pkce };
    await this.door.after(() =>
      this.work.run(call, async (unit) => {
        await this.limits.take(unit, email, 'recovery');
        const account = await this.accounts.byEmail(unit, email);
        if (account !== null) await this.emails.send(unit, account, 'recovery', order);
      }),
    );
    return { status: 200, body: {} };
  }
}
