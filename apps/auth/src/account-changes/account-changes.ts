import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthSettings } from '../config.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import { mergeUserData, readProfile, refuseLargeUserData } from '../accounts/profile-data.ts';
import type { Account, Metadata } from '../accounts/account.ts';
import { AccountsRepository, type AccountFields } from '../accounts/accounts.repository.ts';
import { AddressChanges, type WantedAddresses } from './address-changes.ts';
import { ChangeConsequences, type ChangingSession } from './change-consequences.ts';
import { zoneSinceAfter } from './zone-change.ts';
import type { AuthClient } from '../database.ts';

export interface WantedChanges extends WantedAddresses {
  readonly data?: Metadata;
  /** The hash of a new password that has passed its checks. */
  readonly passwordHash?: string;
}

/** Saves what a signed-in person changes about the account. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ender: SessionEnder,
    private readonly consequences: ChangeConsequences,
    private readonly addresses: AddressChanges,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async save(session: ChangingSession, wanted: WantedChanges, request: AuthRequest, call: Call): Promise<Account> {
    const { userId } = session;
    return this.work.run(call, async (unit) => {
      const account = await this.accounts.lock(unit, userId);
      if (account === null) throw new AppError(authErrors.user_not_found);
      // It may have been ended while the password was hashed.
      await this.ender.refuseEnded(unit, session.id);
      const changes = this.changesOf(account, wanted, unit.now);
      await this.accounts.change(unit, userId, changes);
      if (isAnotherPerson(account.userMetadata, changes.userMetadata))
        await this.consequences.ofProfile(unit, { ...account, ...changes }, session, request, call);
      if (wanted.passwordHash !== undefined) await this.consequences.ofPassword(unit, session, request, call);
      // After the password, which voids every code.
      await this.addresses.begin(unit, account, wanted, request, call);
      return (await this.accounts.byId(unit, userId)) ?? account;
    });
  }

  private changesOf(account: Account, { data, passwordHash }: WantedChanges, now: Date): AccountFields {
    const userMetadata = data && mergeUserData(account.userMetadata, data);
    if (userMetadata) refuseLargeUserData(userMetadata, this.settings.USER_DATA_BYTES);
    const { needs_password: _, ...appMetadata } = account.appMetadata;
    const timeZoneSince = userMetadata && zoneSinceAfter(account, userMetadata, now, this.settings.ZONE_CHANGE_HOURS);
    return {
      ...(userMetadata && { userMetadata, timeZoneSince }),
      ...(passwordHash && { passwordHash, appMetadata }),
    };
  }
}

/** Whether the account's profile data changed; notes that clients keep in its data do not count. */
const isAnotherPerson = (before: Metadata, after: Metadata | undefined): boolean =>
  after !== undefined && !isDeepStrictEqual(readProfile(before), readProfile(after));
