import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import type { AuthChange } from '../database.ts';
import { OwnDataNotices } from '../security/own-data-notices.ts';
import { AccountClosingsRepository } from './account-closings.repository.ts';

/** Restores a closed account when its owner signs in. */
@Injectable()
export class AccountReopening {
  constructor(
    private readonly closings: AccountClosingsRepository,
    private readonly notices: OwnDataNotices,
  ) {}

  /** Callers have locked the account, and its owner has completed every step of the sign-in. */
  async reopen(
    unit: AuthChange,
    account: Account,
    request: AuthRequest,
    call: Pick<Call, 'clientIp' | 'trace'>,
  ): Promise<void> {
    if (await this.closings.reopen(unit, account.id)) await this.notices.reopened(unit, account, request, call);
  }
}
