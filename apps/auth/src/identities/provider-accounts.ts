import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { isBanned, newAccount, takenOver, type Account, type AccountIdentity } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AccountConfirmation } from '../codes/account-confirmation.ts';
import { AddressSettlement } from '../codes/address-settlement.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthUnit } from '../database.ts';
import { identityDataOf, userDataOf, type ProviderProfile } from '../provider-clients/provider-profile.ts';
import { IdentitiesRepository } from './identities.repository.ts';
import { IdentityLinks } from './identity-links.ts';
import type { VouchingProvider } from './visited-provider.ts';

/**
 * Finds the account of a provider's person. The person's id at the provider identifies the account. The address does so
 * only if the provider vouches for it and its owner here has verified it too, so that nobody takes over an account by
 * entering its address elsewhere. An unverified address here belongs to nobody: the account that waits for its verification
 * starts again.
 */
@Injectable()
export class ProviderAccounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly identities: IdentitiesRepository,
    private readonly links: IdentityLinks,
    private readonly confirmation: AccountConfirmation,
    private readonly settlement: AddressSettlement,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * The locked account to sign in to; a new one for an unused address.
   * @throws AppError provider_email_needs_verification, bad_oauth_callback, signup_disabled, user_banned, unavailable
   */
  async enter(
    unit: AuthUnit,
    provider: VouchingProvider,
    profile: ProviderProfile,
    request: AuthRequest,
    call: Call,
  ): Promise<Account> {
    const known = await this.identities.find(unit, provider.name, profile.subject);
    if (known !== null) {
      const account = refuseBanned(await this.accounts.lock(unit, known.userId), unit.now);
      const isThere = await this.identities.renew(unit, known.id, identityDataOf(profile), profile.email);
      if (!isThere) throw new AppError(authErrors.identity_not_found);
      return (await this.accounts.byId(unit, account.id)) ?? account;
    }
    refuseUnproven(provider, profile);
    const owner = await this.accounts.byEmail(unit, profile.email);
    if (owner === null) return this.signUp(unit, provider, profile, request, call);
    const account = refuseBanned(await this.accounts.lock(unit, owner.id), unit.now);
    // The address of the account has changed since it was found by it: the person signs in again.
    if (account.email !== profile.email) throw new AppError(withStatus(commonErrors.unavailable, 503));
    if (account.emailConfirmedAt === null) return this.takeOver(unit, account, provider, profile, request, call);
    return this.links.add(unit, account, identityOf(unit, provider, profile), request, call);
  }

  /**
   * Links the provider's person to the locked account that requested it. @throws AppError identity_already_exists,
   * user_banned, user_not_found
   */
  async link(
    unit: AuthUnit,
    provider: VouchingProvider,
    profile: ProviderProfile,
    userId: string,
    request: AuthRequest,
    call: Call,
  ): Promise<Account> {
    const account = refuseBanned(await this.accounts.lock(unit, userId), unit.now);
    const known = await this.identities.find(unit, provider.name, profile.subject);
    if (known?.userId === userId) throw new AppError(authErrors.identity_already_exists);
    return this.links.add(unit, account, identityOf(unit, provider, profile), request, call);
  }

  private async signUp(
    unit: AuthUnit,
    provider: VouchingProvider,
    profile: ProviderProfile,
    request: AuthRequest,
    call: Call,
  ): Promise<Account> {
    if (!this.settings.SIGN_UP_ENABLED) throw new AppError(authErrors.signup_disabled);
    const account = accountOf(unit, provider, profile);
    // Another request has just created an account with the same address: the person signs in again.
    if (!(await this.accounts.insert(unit, account))) throw new AppError(withStatus(commonErrors.unavailable, 503));
    await this.confirmation.save(unit, account, request, call);
    return (await this.accounts.byId(unit, account.id)) ?? account;
  }

  private async takeOver(
    unit: AuthUnit,
    waiting: Account,
    provider: VouchingProvider,
    profile: ProviderProfile,
    request: AuthRequest,
    call: Call,
  ): Promise<Account> {
    if (!this.settings.SIGN_UP_ENABLED) throw new AppError(authErrors.signup_disabled);
    const identity = identityOf(unit, provider, profile);
    const account = { ...takenOver(waiting, accountOf(unit, provider, profile)), identities: [identity] };
    await this.identities.removeAll(unit, account.id);
    await this.identities.insert(unit, account.id, identity);
    await this.confirmation.save(unit, account, request, call);
    await this.settlement.settle(unit, account);
    return (await this.accounts.byId(unit, account.id)) ?? account;
  }
}

const refuseBanned = (account: Account | null, now: Date): Account => {
  if (account === null) throw new AppError(authErrors.user_not_found);
  if (isBanned(account, now)) throw new AppError(authErrors.user_banned);
  return account;
};

const refuseUnproven = ({ label }: VouchingProvider, { email, isEmailVerified }: ProviderProfile): void => {
  if (email === '')
    throw new AppError(authErrors.bad_oauth_callback, { message: 'Error getting user email from external provider' });
  if (isEmailVerified) return;
  const message = `Unverified email with ${label}. Verify the email with ${label} in order to sign in`;
  throw new AppError(authErrors.provider_email_needs_verification, { message });
};

const identityOf = (unit: AuthUnit, { name }: VouchingProvider, profile: ProviderProfile): AccountIdentity => ({
  id: unit.newId(),
  provider: name,
  subject: profile.subject,
  identityData: identityDataOf(profile),
  email: profile.email,
  lastSignInAt: unit.now,
  createdAt: unit.now,
  updatedAt: unit.now,
});

/** A new account of a person whose address the provider vouches for. It has no password. */
const accountOf = (unit: AuthUnit, provider: VouchingProvider, profile: ProviderProfile): Account => {
  const ids = { id: unit.newId(), identityId: unit.newId() };
  const own = { email: profile.email, passwordHash: null, signUpBrowser: null };
  return {
    ...newAccount({ ...ids, ...own, data: userDataOf(profile), now: unit.now }),
    appMetadata: { provider: provider.name, providers: [provider.name] },
    confirmationSentAt: null,
    identities: [identityOf(unit, provider, profile)],
  };
};
