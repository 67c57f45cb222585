import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
let folder: string;

/** A small repository of the same shape, with our real rules and our real packages. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-boundaries-'));
  write('package.json', JSON.stringify({ type: 'module', dependencies: { zod: '*', pg: '*' } }));
  for (const name of ['zod', 'pg', 'react']) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const cruise = (config = '.dependency-cruiser.mjs'): { status: number | null; broken: string[] } => {
  const bin = join(root, 'node_modules/.bin/depcruise');
  const args = [bin, '--config', join(root, config), '--output-type', 'json', 'apps', 'libs'];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 60_000 });
  const told = JSON.parse(run.stdout) as { summary: { error: number; violations: { rule: { name: string } }[] } };
  return { status: told.summary.error, broken: told.summary.violations.map((one) => one.rule.name) };
};

const sound: Record<string, string> = {
  'apps/auth/src/session.ts': 'export const session = 1;',
  'apps/learning/src/part.repository.ts': "import pg from 'pg';\nexport const pool = pg.Pool;",
  'apps/web/src/shell/session/session.ts': 'export const session = 1;',
  'apps/web/src/features/learning/area/texts.ts': 'export const texts = 1;',
  'apps/web/src/features/learning/dashboard/map.tsx': "import '../area/texts.ts';\nexport const map = 1;",
  'apps/web/src/features/learning/part/part.tsx':
    "import '../../../shell/session/session.ts';\nimport '../area/texts.ts';\nexport const part = 1;",
  'apps/web/src/features/account/login.tsx': 'export const login = 1;',
  'apps/web/src/routes/home.tsx': 'export const home = 1;',
  'deploy/local/launcher.ts': 'export const launcher = 1;',
  'libs/contracts/src/kernel/fact.ts': "import { z } from 'zod';\nexport const fact = z;",
  'libs/contracts/src/registry.generated.ts': 'export const operations = [];',
  'apps/gateway/src/doors.ts': "import '../../../libs/contracts/src/registry.generated.ts';",
  'libs/platform/src/clock.ts': 'export const clock = 1;',
  'libs/process/src/child.ts': 'export const child = 1;',
  'libs/testing/src/builders.ts': 'export const builders = 1;',
};

const breaches: readonly [rule: string, file: string, text: string][] = [
  ['app-imports-app', 'apps/learning/src/part.ts', "import '../../auth/src/session.ts';"],
  ['library-imports-app', 'libs/platform/src/boot.ts', "import '../../../apps/auth/src/session.ts';"],
  ['library-imports-app', 'libs/testing/src/stack.ts', "import '../../../deploy/local/launcher.ts';"],
  ['process-imports-library', 'libs/process/src/nats.ts', "import '../../platform/src/clock.ts';"],
  ['contracts-import-zod-only', 'libs/contracts/src/auth/user.ts', "import 'react';"],
  ['service-loads-all-contracts', 'libs/platform/src/boot.ts', "import '../../contracts/src/registry.generated.ts';"],
  ['browser-imports-server', 'libs/client/src/call.ts', "import '../../platform/src/clock.ts';"],
  ['browser-imports-node', 'libs/ui/src/button.tsx', "import 'node:fs';"],
  ['shell-imports-feature', 'apps/web/src/shell/session/user.ts', "import '../../features/account/login.tsx';"],
  ['shell-imports-feature', 'apps/web/src/shell/session/user.ts', "import '../../routes/home.tsx';"],
  ['feature-imports-feature', 'apps/web/src/features/learning/part/text.tsx', "import '../../account/login.tsx';"],
  ['slice-imports-slice', 'apps/web/src/features/learning/part/text.tsx', "import '../dashboard/map.tsx';"],
  ['slice-imports-slice', 'apps/web/src/features/learning/area/frame.tsx', "import '../dashboard/map.tsx';"],
  ['feature-imports-route', 'apps/web/src/features/learning/part/text.tsx', "import '../../../routes/home.tsx';"],
  ['database-outside-repository', 'apps/learning/src/complete-part.handler.ts', "import 'pg';"],
  ['test-library-in-product', 'apps/auth/src/user.ts', "import '../../../libs/testing/src/builders.ts';"],
  ['no-cycle', 'apps/auth/src/user.ts', "import './token.ts';"],
  ['not-resolvable', 'apps/auth/src/user.ts', "import './nowhere.ts';"],
];

it('a repository that keeps every boundary is green', () => {
  for (const [file, text] of Object.entries(sound)) write(file, text);
  expect(cruise()).toEqual({ status: 0, broken: [] });
});

it.each(breaches)('%s: one import across the boundary turns the check red', (rule, file, text) => {
  for (const [name, content] of Object.entries(sound)) write(name, content);
  if (rule === 'no-cycle') write('apps/auth/src/token.ts', "import './user.ts';");
  write(file, text);
  const { status, broken } = cruise();
  expect(status).toBeGreaterThan(0);
  expect(broken).toContain(rule);
});

const FOLDERS = '.dependency-cruiser.folders.mjs';

it('folders that need each other turn the check red, tests apart', () => {
  for (const [name, content] of Object.entries(sound)) write(name, content);
  write('apps/auth/src/codes/code.ts', "import '../sessions/session.ts';\nexport const code = 1;");
  write('apps/auth/src/sessions/session.ts', 'export const session = 1;');
  write('apps/auth/src/sessions/ended.ts', 'export const ended = 1;');
  write('apps/auth/src/sessions/ended.spec.ts', "import '../codes/code.ts';");
  expect(cruise(FOLDERS)).toEqual({ status: 0, broken: [] });
  // No circle of files: the two folders share no pair of files that need each other.
  write('apps/auth/src/codes/rules.ts', 'export const rules = 1;');
  write('apps/auth/src/sessions/ended.ts', "import '../codes/rules.ts';\nexport const ended = 1;");
  expect(cruise().broken).toEqual([]);
  const { status, broken } = cruise(FOLDERS);
  expect(status).toBeGreaterThan(0);
  expect(broken).toContain('no-folder-cycle');
});
