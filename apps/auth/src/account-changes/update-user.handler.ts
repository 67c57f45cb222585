import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { OpenSession } from '../sessions/session.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { Body } from '../http/body.ts';
import { UniformResponse } from '../http/uniform-response.ts';
import { readChangedData } from '../accounts/profile-data.ts';
import { AccountChanges, type WantedChanges } from './account-changes.ts';
import { NewAddresses } from './new-addresses.ts';
import { NewPassword } from './new-password.ts';
import { Reauthentication } from './reauthentication.ts';
import { userView } from '../accounts/user-view.ts';

@Handles(updateUser)
export class UpdateUserHandler implements Handler<typeof updateUser> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly newPassword: NewPassword,
    private readonly reauthentication: Reauthentication,
    private readonly changes: AccountChanges,
    private readonly addresses: NewAddresses,
    private readonly uniform: UniformResponse,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.bearer.check(call);
    const { session } = opened;
    const body = Body.of(request);
    if (body.has('app_metadata')) throw new AppError(authErrors.not_admin);
    const wanted = await this.addresses.read(body, opened, request, call);
    const password = body.text('password');
    const changes: WantedChanges = {
      ...wanted,
      ...(body.has('data') && { data: readChangedData(body.object('data')) }),
      ...(password !== '' && {
        passwordHash: await this.hash(body, opened, request, call),
      }),
    };
    const save = () => this.changes.save(session, changes, request, call);
    const isOfAddress = Object.keys(wanted).length > 0;
    // Neither the answer nor its time reveals whether the address or number is in use.
    return { status: 200, body: userView(await (isOfAddress ? this.uniform.after(save) : save())) };
  }

  /** The code is used up last: a password that is refused for something else leaves it good. */
  private async hash(body: Body, opened: OpenSession, request: AuthRequest, call: Call): Promise<string> {
    const { account, session } = opened;
    const wanted = { password: body.text('password'), current: body.text('current_password') };
    const nonce = body.text('nonce');
    this.reauthentication.refuseWithout(nonce, opened);
    const hash = await this.newPassword.hash(wanted, account, session, request, call);
    await this.reauthentication.use(nonce, opened, request, call);
    return hash;
  }
}
