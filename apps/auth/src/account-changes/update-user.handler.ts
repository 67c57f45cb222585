import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { Session } from '../sessions/session.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { Body } from '../http/body.ts';
import { Redirects } from '../http/redirects.ts';
import { pkceOf, type PkceChallenge } from '../flow-states/pkce.ts';
import { UniformResponse } from '../http/uniform-response.ts';
import { emailOf, normalEmail } from '../accounts/email-address.ts';
import { readChangedData } from '../accounts/profile-data.ts';
import { AccountChanges, type WantedChanges } from './account-changes.ts';
import type { Account } from '../accounts/account.ts';
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
    private readonly redirects: Redirects,
    private readonly uniform: UniformResponse,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { account, session } = await this.bearer.check(call);
    const body = Body.of(request);
    if (body.has('app_metadata')) throw new AppError(authErrors.not_admin);
    const address = newAddressOf(body, account);
    const password = body.text('password');
    const changes: WantedChanges = {
      ...(address !== null && { address: { ...address, redirectTo: this.redirects.of(request) } }),
      ...(body.has('data') && { data: readChangedData(body.object('data')) }),
      ...(password !== '' && {
        passwordHash: await this.hash(body, { account, session }, request, call),
      }),
    };
    const save = () => this.changes.save(session, changes, request, call);
    // Neither the answer nor its time reveals whether the address is in use.
    return { status: 200, body: userView(await (address === null ? save() : this.uniform.after(save))) };
  }

  /** The code is used up last: a password that is refused for something else leaves it good. */
  private async hash(
    body: Body,
    { account, session }: { account: Account; session: Session },
    request: AuthRequest,
    call: Call,
  ): Promise<string> {
    const wanted = { password: body.text('password'), current: body.text('current_password') };
    const nonce = body.text('nonce');
    this.reauthentication.refuseWithout(nonce, session);
    const hash = await this.newPassword.hash(wanted, account, session, request, call);
    await this.reauthentication.use(nonce, session, request, call);
    return hash;
  }
}

/** Null where no other address than the present one is given. @throws AppError validation_failed, phone_provider_disabled */
const newAddressOf = (body: Body, account: Account): { newEmail: string; pkce: PkceChallenge | null } | null => {
  if (body.text('phone') !== '') throw new AppError(authErrors.phone_provider_disabled);
  const given = body.text('email');
  if (normalEmail(given) === '' || normalEmail(given) === account.email) return null;
  const pkce = pkceOf(body.text('code_challenge'), body.text('code_challenge_method'));
  return { newEmail: emailOf(given), pkce };
};
