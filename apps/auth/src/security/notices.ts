import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { accountNotice } from '@nivel/contracts/auth/account-notice';
import { addressChanged } from '@nivel/contracts/auth/address-changed.fact';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { factorAdded } from '@nivel/contracts/auth/factor-added.fact';
import { factorRemoved } from '@nivel/contracts/auth/factor-removed.fact';
import { identityLinked } from '@nivel/contracts/auth/identity-linked.fact';
import { identityUnlinked } from '@nivel/contracts/auth/identity-unlinked.fact';
import { keyAdded } from '@nivel/contracts/auth/key-added.fact';
import { keyRemoved } from '@nivel/contracts/auth/key-removed.fact';
import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import { phoneChanged } from '@nivel/contracts/auth/phone-changed.fact';
import { phoneFactorAdded } from '@nivel/contracts/auth/phone-factor-added.fact';
import { phoneFactorRemoved } from '@nivel/contracts/auth/phone-factor-removed.fact';
import { phoneRemoved } from '@nivel/contracts/auth/phone-removed.fact';
import { recoveryCodeUsed } from '@nivel/contracts/auth/recovery-code-used.fact';
import { recoveryCodesCreated } from '@nivel/contracts/auth/recovery-codes-created.fact';
import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import type { Call } from '@nivel/platform/handler';
import type { Account, AccountFactor } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { readProfile } from '../accounts/profile-data.ts';
import { OriginReader } from './origin-reader.ts';
import type { AuthChange, AuthUnit } from '../database.ts';
import { ofAccount } from '../accounts/about-account.ts';

/** The network that a request came from; an operator at a terminal has none. */
type From = Pick<Call, 'clientIp'>;

/** An app, a number or a key, and whose it is. */
interface NamedFactor extends Pick<AccountFactor, 'kind' | 'friendlyName' | 'phone'> {
  readonly userId: string;
}

type Notice = z.output<typeof accountNotice>;

/** Notifies the owner of an account of urgent events, whatever their cause. */
@Injectable()
export class Notices {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly origins: OriginReader,
  ) {}

  async passwordChanged(unit: AuthUnit, userId: string, request: AuthRequest, call: Call): Promise<void> {
    await this.tell(unit, passwordChanged, userId, request, call);
  }

  async sessionStolen(unit: AuthUnit, userId: string, request: AuthRequest, call: Call): Promise<void> {
    await this.tell(unit, sessionStolen, userId, request, call);
  }

  async factorAdded(unit: AuthUnit, factor: NamedFactor, request: AuthRequest, by: From): Promise<void> {
    if (factor.phone !== null) await this.tellOfNumber(unit, phoneFactorAdded, factor, factor.phone, request, by);
    else await this.tellOfFactor(unit, factor.kind === 'webauthn' ? keyAdded : factorAdded, factor, request, by);
  }

  async factorRemoved(unit: AuthUnit, factor: NamedFactor, request: AuthRequest, by: From): Promise<void> {
    if (factor.phone !== null) await this.tellOfNumber(unit, phoneFactorRemoved, factor, factor.phone, request, by);
    else await this.tellOfFactor(unit, factor.kind === 'webauthn' ? keyRemoved : factorRemoved, factor, request, by);
  }

  async recoveryCodesCreated(unit: AuthUnit, userId: string, request: AuthRequest, call: Call): Promise<void> {
    await this.tell(unit, recoveryCodesCreated, userId, request, call);
  }

  /** @param remaining how many of the set were never used */
  recoveryCodeUsed(unit: AuthUnit, account: Account, remaining: number, request: AuthRequest, call: Call): void {
    const notice = { ...this.noticeTo(unit, account, request, call), remaining };
    unit.tell(recoveryCodeUsed, notice, ofAccount(account.id));
  }

  /** @param provider as people read it */
  async identityLinked(
    unit: AuthUnit,
    userId: string,
    provider: string,
    request: AuthRequest,
    by: From,
  ): Promise<void> {
    await this.tellOfIdentity(unit, identityLinked, userId, provider, request, by);
  }

  /** @param provider as people read it */
  async identityUnlinked(
    unit: AuthUnit,
    userId: string,
    provider: string,
    request: AuthRequest,
    by: From,
  ): Promise<void> {
    await this.tellOfIdentity(unit, identityUnlinked, userId, provider, request, by);
  }

  /** To the address from before: whoever has the new one knows. */
  addressChanged(unit: AuthUnit, before: Account, newEmail: string, request: AuthRequest, call: Call): void {
    unit.tell(addressChanged, { ...this.noticeTo(unit, before, request, call), newEmail }, ofAccount(before.id));
  }

  /** @param phone the new number, of which the e-mail shows the end */
  phoneChanged(unit: AuthUnit, account: Account, phone: string, request: AuthRequest, call: Call): void {
    unit.tell(phoneChanged, this.aboutPhone(unit, account, phone, request, call), ofAccount(account.id));
  }

  /** @param phone the number from before */
  phoneRemoved(unit: AuthUnit, account: Account, phone: string, request: AuthRequest, call: Call): void {
    unit.tell(phoneRemoved, this.aboutPhone(unit, account, phone, request, call), ofAccount(account.id));
  }

  /** What every notice says. */
  noticeTo(unit: AuthChange, account: Account, request: AuthRequest, call: From): Notice {
    const { firstName, locale, timeZone } = readProfile(account.userMetadata);
    return {
      userId: account.id,
      email: account.email,
      firstName,
      locale,
      timeZone,
      origin: this.origins.read(request.headers.userAgent, call.clientIp),
      at: unit.now.toISOString(),
    };
  }

  private aboutPhone(unit: AuthUnit, account: Account, phone: string, request: AuthRequest, call: From) {
    return { ...this.noticeTo(unit, account, request, call), phoneEnd: phone.slice(-2) };
  }

  private async tellOfFactor(
    unit: AuthUnit,
    fact: typeof factorAdded | typeof factorRemoved | typeof keyAdded | typeof keyRemoved,
    { userId, friendlyName: factorName }: NamedFactor,
    request: AuthRequest,
    by: From,
  ): Promise<void> {
    const account = await this.accounts.byId(unit, userId);
    if (account !== null)
      unit.tell(fact, { ...this.noticeTo(unit, account, request, by), factorName }, ofAccount(userId));
  }

  private async tellOfNumber(
    unit: AuthUnit,
    fact: typeof phoneFactorAdded | typeof phoneFactorRemoved,
    { userId, friendlyName: factorName }: NamedFactor,
    phone: string,
    request: AuthRequest,
    by: From,
  ): Promise<void> {
    const account = await this.accounts.byId(unit, userId);
    if (account !== null)
      unit.tell(fact, { ...this.aboutPhone(unit, account, phone, request, by), factorName }, ofAccount(userId));
  }

  private async tellOfIdentity(
    unit: AuthUnit,
    fact: typeof identityLinked | typeof identityUnlinked,
    userId: string,
    provider: string,
    request: AuthRequest,
    by: From,
  ): Promise<void> {
    const account = await this.accounts.byId(unit, userId);
    if (account !== null)
      unit.tell(fact, { ...this.noticeTo(unit, account, request, by), provider }, ofAccount(userId));
  }

  private async tell(
    unit: AuthUnit,
    fact: typeof passwordChanged | typeof sessionStolen | typeof recoveryCodesCreated,
    userId: string,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    const account = await this.accounts.byId(unit, userId);
    if (account !== null) unit.tell(fact, this.noticeTo(unit, account, request, call), ofAccount(userId));
  }
}
