import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runKind, type FileReport } from './kind-run.ts';
import { endOrphans, processesOf } from './process-group.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const files = readdirSync(fixtures).filter((name) => name.endsWith('.fixture.ts'));
const run = `fixtures-of-${process.pid}`;
/** A limit of a hang: long enough for a trivial file on a machine that is busy with something else. */
const limits = { file: 10_000, end: 10_000 };

const reports = new Map<string, FileReport>();
let folder: string;
let outlived: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-fixtures-'));
  process.env['NIVEL_FIXTURE_FOLDER'] = folder;
  await runKind({
    kind: 'unit',
    files: files.map((name) => join(fixtures, name)),
    args: ['--config', join(fixtures, 'jest.config.mjs')],
    isShown: false,
    run,
    limits,
    signal: new AbortController().signal,
    say: () => undefined,
    onReport: (report) => {
      const name = report.path.replace(/^.*\/|\.fixture\.ts$/g, '');
      if (reports.has(name)) throw new Error(`${name} is reported twice`);
      reports.set(name, report);
    },
  });
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

  it('that cannot be loaded is red and says why', () => {
    const message = expect.stringContaining('it cannot be loaded');
    expect(reports.get('breaks')).toMatchObject({ verdict: 'failed', passed: 0, failed: 1, message });
  });

  it('that hangs is red and named with what it was doing, and the others are run', () => {
    const message = expect.stringContaining('waits for what never comes');
    expect(reports.get('hangs')).toMatchObject({ verdict: 'hung', passed: 0, failed: 1, message });
    expect(reports.size).toBe(files.length);
  });

  // Only Linux says what a process was started with.
  (process.platform === 'linux' ? it : it.skip)('leaves no process: what outlived it is ended and named', () => {
    expect(outlived).toEqual([expect.stringContaining('setInterval')]);
    expect(processesOf(run)).toEqual([]);
  });
});
