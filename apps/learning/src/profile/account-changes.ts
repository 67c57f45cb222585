import { Injectable } from '@nestjs/common';
import { changeProfile } from '@nivel/contracts/auth/change-profile.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import type { Call } from '@nivel/platform/handler';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { LearningClient } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

type Changed = OutputOf<typeof changeProfile>['account'];

/** Changes the caller's account in its service, and the copy of it here immediately, so that the next read sees it. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly rpc: RpcClient,
    private readonly accounts: CopiedAccounts,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  /** @throws AppError the account service's refusal */
  async save(wanted: InputOf<typeof changeProfile>, call: Call): Promise<Changed> {
    const { token, trace, deadline, clientIp } = call;
    const { version, account } = await this.rpc.call(changeProfile, wanted, { token, trace, deadline, clientIp });
    const entry = { id: account.userId, version, removed: false, row: account } as const;
    await this.work.run(call, (unit) => this.accounts.apply(unit, entry));
    this.accounts.afterCommit(account.userId);
    return account;
  }
}
