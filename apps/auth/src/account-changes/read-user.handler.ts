import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { userView } from '../accounts/user-view.ts';

@Handles(readUser)
export class ReadUserHandler implements Handler<typeof readUser> {
  constructor(private readonly bearer: BearerAuthenticator) {}

  async handle(_request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { account } = await this.bearer.checkBeforeSecondStep(call);
    return { status: 200, body: userView(account) };
  }
}
