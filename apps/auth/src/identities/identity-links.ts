import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import type { Account, AccountIdentity, Metadata } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';
import { Providers } from '../provider-clients/providers.ts';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import type { OpenSession } from '../sessions/session.ts';
import { IdentitiesRepository } from './identities.repository.ts';
import { ProviderSessions } from './provider-sessions.ts';

const LINKED_ELSEWHERE = 'Identity is already linked to another user';

/** The identities of an account as clients see them. */
const providersIn = (appMetadata: Metadata, identities: readonly AccountIdentity[]): Metadata => {
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const { provider } = appMetadata;
  const first = providers.find((one) => one === provider) ?? providers[0] ?? 'email';
  return { ...appMetadata, provider: first, providers };
};

/** Links and unlinks identities of an account. Its owner gets an e-mail, and an entry in the security activity, for each. */
@Injectable()
export class IdentityLinks {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly accounts: AccountsRepository,
    private readonly providers: Providers,
    private readonly log: SecurityLog,
    private readonly notices: Notices,
    private readonly sessions: ProviderSessions,
  ) {}

  /** Callers have locked the account. @throws AppError identity_already_exists */
  async add(
    unit: AuthUnit,
    account: Account,
    identity: AccountIdentity,
    request: AuthRequest,
    call: Call,
  ): Promise<Account> {
    if (!(await this.identities.insert(unit, account.id, identity)))
      throw new AppError(authErrors.identity_already_exists, { message: LINKED_ELSEWHERE });
    const linked = await this.save(unit, account, [...account.identities, identity]);
    await this.log.note(unit, notedOf('identity-linked', account.id, request, call));
    await this.notices.identityLinked(unit, account.id, this.providers.labelOf(identity.provider), request, call);
    return linked;
  }

  /** Ends the other sessions that began at a provider or an organization. Callers have locked the account. */
  async remove(
    unit: AuthUnit,
    { account, session }: OpenSession,
    { id, provider }: AccountIdentity,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    await this.identities.remove(unit, id);
    await this.save(
      unit,
      account,
      account.identities.filter((one) => one.id !== id),
    );
    await this.log.note(unit, notedOf('identity-unlinked', account.id, request, call));
    await this.sessions.end(unit, session, request, call);
    await this.notices.identityUnlinked(unit, account.id, this.providers.labelOf(provider), request, call);
  }

  private async save(unit: AuthUnit, account: Account, identities: readonly AccountIdentity[]): Promise<Account> {
    const appMetadata = providersIn(account.appMetadata, identities);
    await this.accounts.change(unit, account.id, { appMetadata });
    return { ...account, appMetadata, identities };
  }
}
