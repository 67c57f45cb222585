import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** A repository of its own with a copy of the sources, in which a test may change everything. */
export class ScratchCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'nivel-scratch-'));

  constructor() {
    const listed = this.git(root, 'ls-files', '--cached', '--others', '--exclude-standard');
    for (const file of listed.filter((path) => existsSync(join(root, path)))) this.copy(join(root, file), file);
    // The database clients, which git does not keep.
    for (const app of readdirSync(join(root, 'apps'))) {
      const made = `apps/${app}/src/generated`;
      if (existsSync(join(root, made))) cpSync(join(root, made), join(this.root, made), { recursive: true });
    }
    this.linkPackages();
    this.git(this.root, 'init', '--quiet');
    this.commit();
  }

  /** Everything changed so far counts as existing from now on. */
  commit(): void {
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    this.git(this.root, 'add', '--all');
    this.git(this.root, ...identity, 'commit', '--quiet', '--no-verify', '--message', 'so far');
  }

  /** Copies a file to a place in the repository. */
  copy(from: string, to: string): void {
    mkdirSync(dirname(join(this.root, to)), { recursive: true });
    cpSync(from, join(this.root, to));
  }

  /** Changes a file by hand: inserts a text before another that occurs once. */
  edit(path: string, before: string, added: string): void {
    this.replace(path, before, `${added}${before}`);
  }

  /** Changes a file by hand: replaces a text that occurs once. */
  replace(path: string, before: string, after: string): void {
    const [head = '', tail, ...more] = this.read(path).split(before);
    if (tail === undefined || more.length > 0) throw new Error(`${path} does not say once: ${before}`);
    writeFileSync(join(this.root, path), `${head}${after}${tail}`);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Files that are new since the last commit. */
  added(): string[] {
    return this.git(this.root, 'ls-files', '--others', '--exclude-standard');
  }

  /** Files that were there at the last commit and say something else now, those apart that generators write. */
  edited(): string[] {
    return this.git(this.root, 'diff', '--name-only', 'HEAD').filter((path) => !this.isGenerated(path));
  }

  /** Runs Node with a program of the repository to its end. @throws Error with its output when it fails */
  run(...args: readonly string[]): string {
    const quiet = { JEST_WORKER_ID: undefined, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
    const env = { ...process.env, ...quiet };
    const run = spawnSync(process.execPath, args, { cwd: this.root, env, encoding: 'utf8', maxBuffer: 10_000_000 });
    if (run.status !== 0) throw new Error(`${args.join(' ')}\n${run.stdout}\n${run.stderr}`);
    return run.stdout;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** The files that the check for drift covers, and the lock file, which npm writes. */
  private isGenerated(path: string): boolean {
    if (/\.generated\.|^docs\/generated\/|^package-lock\.json$/.test(path)) return true;
    return this.read(path).includes('Made by `npm run generate`');
  }

  /** The installed packages are shared; our own are those of the copy. */
  private linkPackages(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.root, 'node_modules')];
    mkdirSync(join(to, '@nivel'), { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@nivel') symlinkSync(join(from, name), join(to, name));
    for (const lib of readdirSync(join(root, 'libs')))
      symlinkSync(join(this.root, 'libs', lib), join(to, '@nivel', lib));
    symlinkSync(join(this.root, 'deploy'), join(to, '@nivel/deploy'));
  }

  private git(cwd: string, ...args: readonly string[]): string[] {
    return lines(execFileSync('git', [...args], { cwd, encoding: 'utf8', maxBuffer: 10_000_000 }));
  }
}
