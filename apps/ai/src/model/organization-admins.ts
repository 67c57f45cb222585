import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { listMyOrganizations } from '@nivel/contracts/projects/list-my-organizations.operation';
import { organization } from '@nivel/contracts/projects/memberships';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { Call } from '@nivel/platform/handler';

/** Who may see and change the model of an organization. */
@Injectable()
export class OrganizationAdmins {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws AppError `forbidden` unless the caller owns or administers the organization; `unavailable` */
  async require(organizationId: string, call: Call): Promise<void> {
    const { organizations } = await this.rpc.call(listMyOrganizations, {}, call);
    const role = organizations.find(({ organization_id: id }) => id === organizationId)?.user_role;
    if (role === undefined || !isAtLeast(organization, role, 'admin')) throw new AppError(commonErrors.forbidden);
  }
}
