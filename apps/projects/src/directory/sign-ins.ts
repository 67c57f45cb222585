import { Injectable } from '@nestjs/common';
import { listSignIns, MOST_SIGN_INS } from '@nivel/contracts/auth/list-sign-ins.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { Call } from '@nivel/platform/handler';
import type { SIGN_IN_COLUMNS } from './account-columns.ts';

type SignIn = OutputOf<typeof listSignIns>['accounts'][number];
export type SignInColumns = Readonly<Record<(typeof SIGN_IN_COLUMNS)[number], string | number | null>>;

/** How people signed in, in the words of the documented table; the auth service is asked each time. */
@Injectable()
export class SignIns {
  constructor(private readonly rpc: RpcClient) {}

  async of(
    userIds: readonly string[],
    { trace, deadline, clientIp }: Call,
  ): Promise<ReadonlyMap<string, SignInColumns>> {
    const context = { token: null, trace, deadline, clientIp };
    const known = new Map<string, SignInColumns>();
    for (let index = 0; index < userIds.length; index += MOST_SIGN_INS) {
      const asked = { userIds: userIds.slice(index, index + MOST_SIGN_INS) };
      const { accounts } = await this.rpc.call(listSignIns, asked, context);
      for (const account of accounts) known.set(account.userId, columnsOf(account));
    }
    return known;
  }
}

const columnsOf = (account: SignIn): SignInColumns => ({
  last_login: account.lastSignInAt,
  last_login_ip: account.lastSignInIp,
  login_attempts: account.failedSignIns,
  locked_until: account.lockedUntil,
  password_changed_at: account.passwordChangedAt,
});
