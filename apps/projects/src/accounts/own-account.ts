import { Injectable } from '@nestjs/common';
import { readOwnAccount } from '@nivel/contracts/auth/read-own-account.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { accountOf } from './account-of.ts';
import { AccountsRepository, type Account } from './accounts.repository.ts';

/** The caller's own account, also when it was made a moment ago and no fact about it has arrived yet. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly rpc: RpcClient,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /**
   * The same, held: it may have changed, or been deleted, since its request.
   * @throws AppError `unauthenticated` for a deleted account
   */
  async hold(unit: ProjectsUnit, { userId }: Account): Promise<Account> {
    await this.accounts.hold(unit, userId);
    const held = await this.accounts.find(unit, userId);
    if (held === null) throw new AppError(commonErrors.unauthenticated);
    return held;
  }

  /** @throws AppError `user_not_found` if the account is deleted or its address not proven, `unavailable` without auth */
  async of(call: Call): Promise<Account> {
    const known = await this.accounts.find(this.work.reads, actorOf(call).userId);
    if (known !== null) return known;
    const { token, trace, deadline, clientIp } = call;
    const { version, account } = await this.rpc.call(readOwnAccount, {}, { token, trace, deadline, clientIp });
    const own = accountOf(account);
    await this.work.run(call, (unit) => this.accounts.keep(unit, own, version));
    return own;
  }
}
