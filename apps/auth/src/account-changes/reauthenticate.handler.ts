import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CodeEmails } from '../codes/code-emails.ts';
import { EmailLimits } from '../codes/email-limits.ts';
import type { AuthClient } from '../database.ts';
import { Redirects } from '../http/redirects.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';

@Handles(reauthenticate)
export class ReauthenticateHandler implements Handler<typeof reauthenticate> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly emails: CodeEmails,
    private readonly limits: EmailLimits,
    private readonly redirects: Redirects,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { account } = await this.bearer.check(call);
    if (account.emailConfirmedAt === null) {
      const message = 'Please verify your email first.';
      throw new AppError(withStatus(authErrors.email_not_confirmed, 422), { message });
    }
    const order = { redirectTo: this.redirects.of(request), request, call };
    await this.work.run(call, async (unit) => {
      await this.limits.take(unit, account.email, 'reauthentication');
      await this.emails.send(unit, account, 'reauthentication', order);
    });
    return { status: 200, body: {} };
  }
}
