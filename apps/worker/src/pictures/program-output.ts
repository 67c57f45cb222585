import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface Program {
  /** The name of its file `<name>.process.ts`, beside this one. */
  readonly name: string;
  readonly args: readonly string[];
  /** Its whole environment: no secret of this process. */
  readonly env: Readonly<Record<string, string>>;
}

/** The time limit of one run. */
const MOST_MS = 8_000;
const MOST_OUTPUT = 20_000_000;

/** Beside the source in development, beside the bundle in a release. */
const pathOf = (name: string): string => {
  const source = join(dirname(fileURLToPath(import.meta.url)), `${name}.process.ts`);
  return existsSync(source) ? source : join(dirname(process.argv[1] ?? ''), `${name}.process.js`);
};

/**
 * Runs a program that renders pictures, in a process of its own, for 8 seconds at most.
 * @param source its input
 * @returns its output; null where it failed, or wrote more than 20 MB
 */
export const programOutput = (source: Readable, { name, args, env }: Program): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--max-old-space-size=128', pathOf(name), ...args], {
      env: { NODE_NO_WARNINGS: '1', ...env },
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
    child.once('close', (code) => resolve(code === 0 ? Buffer.concat(chunks) : null));
    // The program may stop reading early; its exit code says whether that is a failure.
    pipeline(source, child.stdin).catch(() => undefined);
  });
