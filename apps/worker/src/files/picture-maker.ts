import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

export interface WantedPicture {
  readonly side: number;
  readonly square: boolean;
}
export interface MadePicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Of one picture, all requested sizes. */
const MOST_MS = 8_000;
const MOST_OUTPUT = 20_000_000;
const SIDE_BY_SIDE = 2;
const MOST_WAITING = 20;

/** Beside the source in development, beside the bundle in a release. */
const programAt = (): string => {
  const source = join(dirname(fileURLToPath(import.meta.url)), 'picture.process.ts');
  return existsSync(source) ? source : join(dirname(process.argv[1] ?? ''), 'picture.process.js');
};

const picturesIn = (output: Buffer, count: number): MadePicture[] | null => {
  const pictures: MadePicture[] = [];
  let at = 0;
  for (let end = output.indexOf(10); end > 0 && pictures.length < count; end = output.indexOf(10, at)) {
    const { bytes, width, height } = JSON.parse(output.subarray(at, end).toString()) as Record<string, number>;
    at = end + 1 + (bytes ?? 0);
    pictures.push({ data: output.subarray(end + 1, at), width: width ?? 0, height: height ?? 0 });
  }
  return pictures.length === count && at === output.length ? pictures : null;
};

const run = (source: Readable, wanted: readonly WantedPicture[]): Promise<MadePicture[] | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--max-old-space-size=128', programAt(), JSON.stringify(wanted)], {
      // No secret of this process, whatever the picture does to the other.
      env: { NODE_NO_WARNINGS: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_OUTPUT) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code === 0 ? picturesIn(Buffer.concat(chunks), wanted.length) : null));
    // A process that stops reading gives the reason by its output.
    pipeline(source, child.stdin).catch(() => undefined);
  });

/** Has pictures made, a few at the same time. */
@Injectable()
export class PictureMaker {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @returns null where it is no picture, or one that cannot or must not be read
   * @throws AppError `unavailable` when too many wait
   */
  async make(source: () => Promise<Readable>, wanted: readonly WantedPicture[]): Promise<MadePicture[] | null> {
    if (this.running >= SIDE_BY_SIDE) {
      if (this.waiting.length >= MOST_WAITING) throw new AppError(commonErrors.unavailable);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.running += 1;
    try {
      return await run(await source(), wanted);
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
