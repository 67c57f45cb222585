import { Inject } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { unlinkIdentity } from '@nivel/contracts/auth/unlink-identity.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { Account, AccountIdentity } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthClient } from '../database.ts';
import { FreshProof } from '../factors/fresh-proof.ts';
import { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import { isRowId } from '../http/row-id.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { IdentityLinks } from './identity-links.ts';

@Handles(unlinkIdentity)
export class UnlinkIdentityHandler implements Handler<typeof unlinkIdentity> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
    private readonly accounts: AccountsRepository,
    private readonly links: IdentityLinks,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.bearer.check(call);
    if (!this.settings.IDENTITY_LINKING_ENABLED) throw new AppError(authErrors.manual_linking_disabled);
    const id = request.path['identityId'] ?? '';
    if (!isRowId(id)) throw invalid('identity_id must be an UUID', 404);
    removable(opened.account, id);
    // The public clients send no body with it.
    await this.proof.ask(opened, Body.ofOptional(request), request, call);
    await this.work.run(call, async (unit) => {
      const account = await this.accounts.lock(unit, opened.account.id);
      if (account === null) throw new AppError(authErrors.user_not_found);
      const { session } = opened;
      await this.links.remove(unit, { account, session }, removable(account, id), request, call);
    });
    return { status: 200, body: {} };
  }
}

/**
 * The identity to unlink. The e-mail identity stays: a person with the address can always sign in by it.
 * @throws AppError single_identity_not_deletable, identity_not_found, email_conflict_identity_not_deletable
 */
const removable = ({ identities }: Account, id: string): AccountIdentity => {
  if (identities.length <= 1) throw new AppError(authErrors.single_identity_not_deletable);
  const identity = identities.find((one) => one.id === id);
  if (identity === undefined) throw new AppError(authErrors.identity_not_found);
  if (identity.provider === 'email') throw new AppError(authErrors.email_conflict_identity_not_deletable);
  return identity;
};
