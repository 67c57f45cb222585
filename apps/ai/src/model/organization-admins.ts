import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { organization } from '@nivel/contracts/projects/memberships';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { Call } from '@nivel/platform/handler';

/** Who may see and change the model of an organization: `projects` says what somebody counts as there. */
@Injectable()
export class OrganizationAdmins {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws AppError `forbidden` unless the caller owns or administers the organization; `unavailable` */
  async require(organizationId: string, call: Call): Promise<void> {
    const { user_role: role } = await this.rpc.call(getOrganization, { id: organizationId }, call);
    if (!isAtLeast(organization, role, 'admin')) throw new AppError(commonErrors.forbidden);
  }
}
