import { relative } from 'node:path';
import { root } from './durations.ts';
import { isGreen, type FileResult } from './events.ts';
import { runJest, type JestOptions, type JestOutcome } from './jest-run.ts';
import type { Kind } from './kinds.ts';

/**
 * `unsteady`: it failed, and passed when it ran again alone. `hung`: it took longer than a file may. `not-run`: Jest or the
 * time limit ended the run before it.
 */
export type Verdict = 'passed' | 'failed' | 'unsteady' | 'hung' | 'not-run';

/** The final result of a test file. */
export interface FileReport {
  /** Relative to the repository. */
  readonly path: string;
  readonly kind: Kind;
  readonly verdict: Verdict;
  /** Numbers of tests in its last run. */
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Its first failure, or its running test; empty for a file that passed. */
  readonly message: string;
}

export interface KindOptions extends Pick<JestOptions, 'args' | 'isShown' | 'run' | 'limits' | 'signal'> {
  readonly kind: Kind;
  /** Absolute paths. */
  readonly files: readonly string[];
  readonly onReport: (report: FileReport) => void;
  readonly say: (text: string) => void;
}

const nothing = { passed: 0, failed: 0, skipped: 0, seconds: 0 };

/** Runs the files of a kind, and each one that failed once more alone; every file gets exactly one report. */
export const runKind = async (options: KindOptions): Promise<void> => {
  const { kind, onReport } = options;
  const report = (path: string, verdict: Verdict, result: Omit<FileResult, 'isBroken'>): void => {
    // A file that could not be loaded has no test that failed, but is one failure.
    const failed = verdict === 'passed' || verdict === 'unsteady' ? 0 : Math.max(1, result.failed);
    const { passed, skipped, seconds, message } = result;
    onReport({ path: relative(root, path), kind, verdict, passed, failed, skipped, seconds, message });
  };
  const failures = new Map<string, FileResult>();
  const rest = await runAll(options, {
    result: (path, result) => {
      if (isGreen(result)) report(path, 'passed', { ...result, message: '' });
      else failures.set(path, result);
    },
    hung: (path, doing) =>
      report(path, 'hung', {
        ...nothing,
        seconds: options.limits.file / 1_000,
        message: `It was ended after ${options.limits.file / 1_000} s; it was in: ${doing}`,
      }),
  });
  for (const { path, why } of rest) report(path, 'not-run', { ...nothing, message: why });
  for (const [path, first] of failures) {
    const again = await runAgain(options, path);
    if (again && isGreen(again)) report(path, 'unsteady', { ...again, message: first.message });
    else report(path, 'failed', first);
  }
};

interface Outcomes {
  readonly result: (path: string, result: FileResult) => void;
  readonly hung: (path: string, doing: string) => void;
}

/**
 * Runs the files until each has finished: after a hang or an exit of Jest, another Jest continues with the rest.
 * @returns the files without a result
 */
const runAll = async (options: KindOptions, outcomes: Outcomes): Promise<{ path: string; why: string }[]> => {
  const rest = new Set(options.files);
  let why = '';
  for (let idle = 0; rest.size > 0 && idle < 2;) {
    if (options.signal.aborted) {
      why = 'Time was up, or somebody stopped the run.';
      break;
    }
    const before = rest.size;
    const outcome = await runJest({
      ...options,
      files: [...rest],
      onResult: (path, result) => {
        rest.delete(path);
        outcomes.result(path, result);
      },
    });
    for (const [path, doing] of outcome.hung) {
      rest.delete(path);
      outcomes.hung(path, doing);
    }
    why = `Jest ended before it (exit code ${outcome.exitCode}).`;
    sayWhatWasOdd(options, outcome);
    if (outcome.hasEnded) break;
    if (rest.size === before) idle += 1;
  }
  return [...rest].map((path) => ({ path, why }));
};

const runAgain = async (options: KindOptions, path: string): Promise<FileResult | undefined> => {
  if (options.signal.aborted) return undefined;
  options.say(`\n${relative(root, path)} failed, and runs once more by itself`);
  let again: FileResult | undefined;
  const outcome = await runJest({ ...options, files: [path], onResult: (_, result) => (again = result) });
  sayWhatWasOdd(options, outcome);
  return again;
};

const sayWhatWasOdd = ({ kind, say }: KindOptions, { hung, isLeftOpen }: JestOutcome): void => {
  for (const [path, doing] of hung) say(`\n${relative(root, path)} hung in: ${doing}`);
  if (isLeftOpen) say(`\nJest did not end by itself after the ${kind} tests: one of them left something open`);
};
