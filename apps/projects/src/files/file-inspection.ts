import { Injectable } from '@nestjs/common';
import type { CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { inspectFile } from '@nivel/contracts/worker/inspect-file.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { Clock } from '@nivel/platform/clock';

/** Another service inspects the bytes of strangers, in a process without secrets. */
@Injectable()
export class FileInspection {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  inspect(input: CallInputOf<typeof inspectFile>): Promise<OutputOf<typeof inspectFile>> {
    const deadline = this.clock.now().getTime() + inspectFile.deadlineMs;
    return this.rpc.call(inspectFile, input, { token: null, trace: '', deadline, clientIp: null });
  }
}
