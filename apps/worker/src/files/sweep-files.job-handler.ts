import { Inject } from '@nestjs/common';
import { listUnusedFiles } from '@nivel/contracts/projects/list-unused-files.operation';
import { sweepFiles } from '@nivel/contracts/worker/sweep-files.job';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { ownContext } from '@nivel/messaging/rpc-frame';
import type { FileStore } from '@nivel/platform/file-store';
import { Clock } from '@nivel/platform/clock';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { FILES } from './files-token.ts';

/** Longer than any file takes to come (UPLOAD_SECONDS of the gateway), its end included. */
const BROKEN_MS = 3_600_000;

/** First the bytes, then the row: a process that is killed between them removes nothing the next time. */
@HandlesJob(sweepFiles)
export class SweepFilesJobHandler implements JobHandler<typeof sweepFiles> {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async perform(): Promise<void> {
    let gone: string[] = [];
    do {
      const { files } = await this.rpc.call(listUnusedFiles, { gone }, ownContext(listUnusedFiles));
      for (const { keys } of files) await Promise.all(keys.map((key) => this.files.remove(key)));
      gone = files.map(({ id }) => id);
    } while (gone.length > 0);
    await this.files.removeBroken(new Date(this.clock.now().getTime() - BROKEN_MS));
  }
}
