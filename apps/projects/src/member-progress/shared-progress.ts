import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { listSharedProgress } from '@nivel/contracts/learning/list-shared-progress.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { Call } from '@nivel/platform/handler';

type Shared = OutputOf<typeof listSharedProgress>;

interface SharedAnswer extends Shared {
  readonly state: 'shown' | 'refused' | 'unavailable';
}

/** The members are shown without their progress sooner than the whole call fails. */
const WAIT_MS = 3_000;

const nothing = (state: SharedAnswer['state']): SharedAnswer => ({ state, modules: [], members: [] });

/** The members' progress that learning shows the caller. It decides on its own, with the caller's own token. */
@Injectable()
export class SharedProgress {
  constructor(private readonly rpc: RpcClient) {}

  async of(organizationId: string, userIds: string[], call: Call): Promise<SharedAnswer> {
    if (userIds.length === 0) return nothing('shown');
    const { token, trace, clientIp } = call;
    const context = { token, trace, clientIp, deadline: Math.min(call.deadline, Date.now() + WAIT_MS) };
    const input = { organization_id: organizationId, user_ids: userIds };
    try {
      return { state: 'shown', ...(await this.rpc.call(listSharedProgress, input, context)) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.definition.code === commonErrors.forbidden.code) return nothing('refused');
      if (error.definition.kind === 'unavailable') return nothing('unavailable');
      throw error;
    }
  }
}
