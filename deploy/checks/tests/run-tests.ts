import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareTests } from '../before-tests.ts';
import { keepDurations, root } from './durations.ts';
import { jest } from './jest-run.ts';
import { runKind } from './kind-run.ts';
import { kindOf, kinds, type Kind } from './kinds.ts';
import { readOptions } from './options.ts';
import { endOrphans } from './process-group.ts';
import { TestReport } from './report.ts';

/**
 * `npm test`: runs every test, kind by kind, each kind with its own servers. Arguments are Jest's; `--minutes 60` ends the run
 * after an hour, `--keep-durations` stores the durations of the slow files, which decide the order of the next run.
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const options = readOptions(process.argv.slice(2));

const listFiles = (): Map<Kind, string[]> => {
  const given = [...jest, ...options.args, ...options.selection, '--listTests', '--json', '--passWithNoTests'];
  const printed = execFileSync(process.execPath, given, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const files = JSON.parse(printed) as string[];
  return new Map(kinds.map((kind) => [kind, files.filter((file) => kindOf(file.slice(root.length + 1)) === kind)]));
};

/** Ends the run early: time is up, or a signal ends it. */
const endsEarly = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  if (options.minutes !== undefined) setTimeout(() => stop.abort(), options.minutes * 60_000).unref();
  return stop.signal;
};

const runAll = async (files: ReadonlyMap<Kind, string[]>): Promise<TestReport> => {
  const report = new TestReport();
  const signal = endsEarly();
  const run = `${process.pid}-${Date.now()}`;
  for (const [kind, ofKind] of files) {
    if (ofKind.length === 0) continue;
    say(`\n== ${kind}: ${ofKind.length} files`);
    const began = performance.now();
    const { args, limits } = options;
    const onReport = report.add.bind(report);
    await runKind({ kind, files: ofKind, args, isShown: true, run, limits, signal, say, onReport });
    report.addOutlived(await endOrphans(run));
    report.addKind(kind, (performance.now() - began) / 1_000);
  }
  return report;
};

const runEverything = async (): Promise<number> => {
  await prepareTests();
  const files = listFiles();
  if ([...files.values()].flat().length === 0) {
    say('No test file fits.');
    return 1;
  }
  // Files that the tests leave in the folder for temporary files are deleted with the run. Servers under users of their own
  // pass through it.
  const folder = mkdtempSync(join(tmpdir(), 'nivel-test-'));
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  try {
    const report = await runAll(files);
    say(report.text());
    if (options.isKeepingDurations && report.isGreen) await keepDurations(report.durations());
    return report.isGreen ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

// Arguments that only list, watch or explain are passed to Jest itself.
process.exitCode = options.isForJestAlone
  ? (spawnSync(process.execPath, [...jest, ...options.args, ...options.selection], { cwd: root, stdio: 'inherit' })
      .status ?? 1)
  : await runEverything();
