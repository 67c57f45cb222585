import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { ownContext } from '@nivel/messaging/rpc-frame';

/** An operation that does a part of its work, and returns whether there is more. */
type Nothing = Record<string, never>;
interface Part {
  readonly has_more: boolean;
}
type InParts = Operation<string, z.ZodType<Nothing, Nothing>, z.ZodType<Part, Part>>;

/** Asks a service for part after part of its work; a failure is repeated with the next run of the schedule. */
@Injectable()
export class PartsUntilDone {
  constructor(private readonly rpc: RpcClient) {}

  async ask(operation: InParts): Promise<void> {
    let hasMore = true;
    while (hasMore) hasMore = (await this.rpc.call(operation, {}, ownContext(operation))).has_more;
  }
}
