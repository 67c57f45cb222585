import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './durations.ts';
import type { FileReport } from './kind-run.ts';
import type { Kind } from './kinds.ts';

const SLOWEST = 20;
const MESSAGE_LINES = 14;

/** The result file of every run, for programs. */
export const reportFile = join(root, 'test-report.json');

/**
 * Collects the result of each test file and prints them at the end. The report file is written as results arrive, so that an
 * interrupted run has one too.
 */
export class TestReport {
  private readonly files: FileReport[] = [];
  private readonly kinds: { kind: Kind; files: number; seconds: number }[] = [];
  private readonly outlived: string[] = [];

  add(file: FileReport): void {
    this.files.push(file);
    this.write();
  }

  addKind(kind: Kind, seconds: number): void {
    this.kinds.push({ kind, files: this.files.filter((file) => file.kind === kind).length, seconds });
    this.write();
  }

  /** Processes that were still there when a kind had ended. */
  addOutlived(names: readonly string[]): void {
    this.outlived.push(...names);
  }

  get isGreen(): boolean {
    return this.red.length === 0;
  }

  durations(): ReadonlyMap<string, number> {
    return new Map(this.files.map(({ path, seconds }) => [path, seconds]));
  }

  write(): void {
    const { passed, failed, skipped, files, kinds, outlived } = this;
    writeFileSync(reportFile, `${JSON.stringify({ passed, failed, skipped, kinds, outlived, files }, null, 2)}\n`);
  }

  /** The last words of a run. */
  text(): string {
    const slowest = this.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
    const unsteady = this.files.filter(({ verdict }) => verdict === 'unsteady');
    const seconds = this.kinds.reduce((sum, kind) => sum + kind.seconds, 0);
    return [
      '',
      'Slowest files',
      ...slowest.map((file) => `${file.seconds.toFixed(1).padStart(8)} s  ${file.kind.padEnd(11)}  ${file.path}`),
      '',
      'Kinds',
      ...this.kinds.map((one) => `${one.seconds.toFixed(0).padStart(8)} s  ${one.kind.padEnd(11)}  ${one.files} files`),
      ...section('Outlived the tests that started them, and were ended', this.outlived),
      ...section('Unsteady: failed at first, green when run again alone', unsteady.flatMap(described)),
      ...section('Red', this.red.flatMap(described)),
      '',
      `${this.passed} tests passed, ${this.failed} failed, ${this.skipped} skipped in ${Math.ceil(seconds / 60)} min (${reportFile})`,
      '',
    ].join('\n');
  }

  private get red(): FileReport[] {
    return this.files.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'unsteady');
  }
  private get passed(): number {
    return this.sum('passed');
  }
  private get failed(): number {
    return this.sum('failed');
  }
  private get skipped(): number {
    return this.sum('skipped');
  }

  private sum(name: 'passed' | 'failed' | 'skipped'): number {
    return this.files.reduce((sum, file) => sum + file[name], 0);
  }
}

const described = ({ path, verdict, message }: FileReport): string[] => [
  `${verdict === 'unsteady' ? '' : `${verdict}: `}${path}`,
  ...message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`),
];

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
