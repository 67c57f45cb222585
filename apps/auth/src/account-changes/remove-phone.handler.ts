import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { removePhone } from '@nivel/contracts/auth/remove-phone.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { userView } from '../accounts/user-view.ts';
import type { AuthClient } from '../database.ts';
import { FreshProof } from '../factors/fresh-proof.ts';
import { Body } from '../http/body.ts';
import { PhoneChanges } from '../phones/phone-changes.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';

/** It works without a provider of SMS, too: the number of an account is its owner's to remove. */
@Handles(removePhone)
export class RemovePhoneHandler implements Handler<typeof removePhone> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
    private readonly accounts: AccountsRepository,
    private readonly phones: PhoneChanges,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.bearer.check(call);
    const { phone } = opened.account;
    // One that nobody has proven opens nothing: it goes without a proof, as when somebody thinks better of it.
    if (phone !== null) await this.proof.ask(opened, Body.ofOptional(request), request, call);
    const removed = await this.work.run(call, async (unit) => {
      const account = await this.accounts.lock(unit, opened.account.id);
      if (account === null) throw new AppError(authErrors.user_not_found);
      // It was proven meanwhile, and asks for what one that counts does.
      if (phone === null && account.phone !== null) throw new AppError(authErrors.reauthentication_needed);
      await this.phones.remove(unit, account, request, call);
      return (await this.accounts.byId(unit, account.id)) ?? account;
    });
    return { status: 200, body: userView(removed) };
  }
}
