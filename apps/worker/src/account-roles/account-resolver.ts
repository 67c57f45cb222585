import { account } from '@nivel/contracts/projects/memberships';
import { readAccountRole } from '@nivel/contracts/projects/read-account-role.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { ownContext } from '@nivel/messaging/rpc-frame';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';

/** Asks the owner of the roles at each call: only administrators call what needs one, and rarely. Without an answer it is refused. */
@Resolves(account)
export class AccountResolver implements MembershipResolver {
  constructor(private readonly rpc: RpcClient) {}

  async roleOf(userId: string, id: string): Promise<string | null> {
    if (userId !== id) return null;
    return (await this.rpc.call(readAccountRole, { user_id: userId }, ownContext(readAccountRole))).role;
  }

  async idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    const role = await this.roleOf(userId, userId);
    return role !== null && roles.includes(role) ? [userId] : [];
  }
}
