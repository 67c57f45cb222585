import { Injectable } from '@nestjs/common';
import { accountClosed } from '@nivel/contracts/auth/account-closed.fact';
import { accountEnding } from '@nivel/contracts/auth/account-ending.fact';
import { accountReopened } from '@nivel/contracts/auth/account-reopened.fact';
import { NO_REQUEST, type AuthRequest } from '@nivel/contracts/auth/auth-request';
import { dataExported } from '@nivel/contracts/auth/data-exported.fact';
import type { Call } from '@nivel/platform/handler';
import { ofAccount } from '../accounts/about-account.ts';
import type { Account } from '../accounts/account.ts';
import type { AuthChange } from '../database.ts';
import { Notices } from './notices.ts';
import { notedOf, SecurityLog } from './security-log.ts';

type From = Pick<Call, 'clientIp' | 'trace'>;

/** Records actions on all data of a person, and notifies the person by e-mail, whoever made the request. */
@Injectable()
export class OwnDataNotices {
  constructor(
    private readonly notices: Notices,
    private readonly log: SecurityLog,
  ) {}

  async closed(unit: AuthChange, account: Account, deletesAt: Date, request: AuthRequest, by: From): Promise<void> {
    await this.log.note(unit, notedOf('account-closed', account.id, request, by));
    const notice = { ...this.notices.noticeTo(unit, account, request, by), deletesAt: deletesAt.toISOString() };
    unit.tell(accountClosed, notice, ofAccount(account.id));
  }

  async reopened(unit: AuthChange, account: Account, request: AuthRequest, by: From): Promise<void> {
    await this.log.note(unit, notedOf('account-reopened', account.id, request, by));
    unit.tell(accountReopened, this.notices.noticeTo(unit, account, request, by), ofAccount(account.id));
  }

  async exported(unit: AuthChange, account: Account, request: AuthRequest, by: From): Promise<void> {
    await this.log.note(unit, notedOf('data-exported', account.id, request, by));
    unit.tell(dataExported, this.notices.noticeTo(unit, account, request, by), ofAccount(account.id));
  }

  /** A schedule does this, and nobody can sign in any more to read an entry. */
  ending(unit: AuthChange, account: Account): void {
    const notice = this.notices.noticeTo(unit, account, NO_REQUEST, { clientIp: null });
    unit.tell(accountEnding, notice, ofAccount(account.id));
  }
}
