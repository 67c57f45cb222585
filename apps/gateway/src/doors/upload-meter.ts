import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/** A body larger than its door accepts. */
export const tooLarge = (): AppError => new AppError(commonErrors.request_entity_too_large);

/** After this number of bytes their buffers are collected: by itself V8 keeps 55 MB of them. */
const COLLECT_BYTES = 16_000_000;

/** Collects the young generation only: about a millisecond. A process started without `--expose-gc` skips it. */
const collectYoung = (): void => globalThis.gc?.({ type: 'minor', execution: 'sync' });

/** Counts and hashes what passes, and refuses more than there may be. */
export class UploadMeter extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');
  private collectAt = COLLECT_BYTES;

  constructor(
    private readonly most: number,
    private readonly collect = collectYoung,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.most) {
      done(tooLarge());
      return;
    }
    this.hash.update(chunk);
    if (this.bytes > this.collectAt) {
      this.collectAt = this.bytes + COLLECT_BYTES;
      this.collect();
    }
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}
