import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@nivel/testing/wait-until';
import { runKind, type FileReport, type KindOptions } from './kind-run.ts';
import { commandOf, endOrphans, processesOf } from './process-group.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const files = readdirSync(fixtures).filter((name) => name.endsWith('.fixture.ts'));
const run = `fixtures-of-${process.pid}`;
/** A limit of a hang: long enough for a trivial file on a machine that is busy with something else. */
const limits = { file: 10_000, end: 10_000 };

let reports: ReadonlyMap<string, FileReport>;
let folder: string;
let outlived: string[];

interface FixtureRun extends Pick<KindOptions, 'run' | 'limits' | 'signal'> {
  readonly names: readonly string[];
}

/** Runs fixtures as files of a kind. @returns the result of each, by its name without the ending */
const runFixtures = async ({ names, ...options }: FixtureRun): Promise<Map<string, FileReport>> => {
  const found = new Map<string, FileReport>();
  await runKind({
    kind: 'unit',
    files: names.map((name) => join(fixtures, name)),
    args: ['--config', join(fixtures, 'jest.config.mjs')],
    isShown: false,
    say: () => undefined,
    onReport: (report) => {
      const name = report.path.replace(/^.*\/|\.fixture\.ts$/g, '');
      if (found.has(name)) throw new Error(`${name} is reported twice`);
      found.set(name, report);
    },
    ...options,
  });
  return found;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-fixtures-'));
  process.env['NIVEL_FIXTURE_FOLDER'] = folder;
  reports = await runFixtures({ names: files, run, limits, signal: new AbortController().signal });
  outlived = await endOrphans(run);
});
afterAll(() => {
  delete process.env['NIVEL_FIXTURE_FOLDER'];
  rmSync(folder, { recursive: true });
});

describe('a test file', () => {
  it('that is green is run once and passes', () => {
    expect(reports.get('passes')).toMatchObject({ verdict: 'passed', passed: 1, failed: 0, skipped: 1, message: '' });
  });

  it('that always fails is red, with its message', () => {
    const message = expect.stringContaining('what should be');
    expect(reports.get('fails')).toMatchObject({ verdict: 'failed', passed: 1, failed: 1, message });
  });

  it('that fails the first time is unsteady, and counts as green', () => {
    const message = expect.stringContaining('is red the first time');
    expect(reports.get('fails-at-first')).toMatchObject({ verdict: 'unsteady', passed: 1, failed: 0, message });
  });

  it('that cannot be loaded is red and states the reason', () => {
    const message = expect.stringContaining('it cannot be loaded');
    expect(reports.get('breaks')).toMatchObject({ verdict: 'failed', passed: 0, failed: 1, message });
  });

  it('that hangs is red and named with its running test, and the others are run', () => {
    const message = expect.stringContaining('waits for what never comes');
    expect(reports.get('hangs')).toMatchObject({ verdict: 'hung', passed: 0, failed: 1, message });
    expect(reports.size).toBe(files.length);
  });

  // Only Linux reports how a process was started.
  (process.platform === 'linux' ? it : it.skip)('leaves no process: what outlived it is ended and named', () => {
    expect(outlived).toEqual([expect.stringContaining('setInterval')]);
    expect(processesOf(run)).toEqual([]);
  });
});

// Ctrl-C in the terminal reaches only the runner, which stops the run by this signal.
(process.platform === 'linux' ? describe : describe.skip)('a run that is stopped in the middle of a file', () => {
  it('stops at once, reports the files that did not run, and leaves no process', async () => {
    const [stop, stopped] = [new AbortController(), `stopped-${run}`];
    // The file hangs beside a process in a group of its own, and would be ended after an hour.
    const patient = { file: 3_600_000, end: 10_000 };
    const names = ['hangs.fixture.ts', 'passes.fixture.ts'];
    const running = runFixtures({ names, run: stopped, limits: patient, signal: stop.signal });
    await waitUntil(() => processesOf(stopped).some((pid) => commandOf(pid).includes('setInterval')), 60_000);
    stop.abort();
    const found = await running;
    expect(found.get('hangs')).toMatchObject({ verdict: 'not-run', failed: 1 });
    expect(found.size).toBe(names.length);
    await endOrphans(stopped);
    expect(processesOf(stopped)).toEqual([]);
  });
});
