import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type Files = Readonly<Record<string, string>>;

/** A small repository of the same shape, with our real rules and our real packages. */
const repositoryOf = (files: Files): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-boundaries-'));
  folders.push(folder);
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['zod', 'pg', 'react']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const packages = JSON.stringify({ type: 'module', dependencies: { zod: '*', pg: '*' } });
  for (const [file, text] of Object.entries({ 'package.json': packages, ...files })) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
};

/** The check's finding: the rule, its severity, and the two ends of the import. */
type Broken = readonly [rule: string, severity: string, from: string, to: string];
interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string; readonly severity: string };
}

const cruise = (files: Files, config = '.dependency-cruiser.mjs'): { errors: number; broken: Broken[] } => {
  const bin = join(root, 'node_modules/.bin/depcruise');
  const args = [bin, '--config', join(root, config), '--output-type', 'json', 'apps', 'libs'];
  const run = spawnSync(process.execPath, args, { cwd: repositoryOf(files), encoding: 'utf8', timeout: 180_000 });
  const { summary } = JSON.parse(run.stdout) as { summary: { error: number; violations: Violation[] } };
  const broken = summary.violations.map(({ rule, from, to }): Broken => [rule.name, rule.severity, from, to]);
  return { errors: summary.error, broken };
};

const sound: Files = {
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
  'libs/contracts/src/learning/complete-part.operation.ts': 'export type Part = 1;',
  'apps/web/src/features/learning/part/parts.ts':
    "import type { Part } from '../../../../../../libs/contracts/src/learning/complete-part.operation.ts';\nexport type Shown = Part;",
  'libs/contracts/src/registry.generated.ts': 'export const operations = [];',
  'apps/gateway/src/doors.ts': "import '../../../libs/contracts/src/registry.generated.ts';",
  'libs/platform/src/clock.ts': 'export const clock = 1;',
  'libs/process/src/child.ts': 'export const child = 1;',
  'libs/testing/src/builders.ts': 'export const builders = 1;',
};

const learning = 'apps/web/src/features/learning';
/** Each in a file of its own, so that one run finds them all. */
const breaches: readonly [rule: string, from: string, to: string][] = [
  ['app-imports-app', 'apps/learning/src/part.ts', 'apps/auth/src/session.ts'],
  ['library-imports-app', 'libs/platform/src/boot.ts', 'apps/auth/src/session.ts'],
  ['library-imports-app', 'libs/testing/src/stack.ts', 'deploy/local/launcher.ts'],
  ['process-imports-library', 'libs/process/src/nats.ts', 'libs/platform/src/clock.ts'],
  ['contracts-import-zod-only', 'libs/contracts/src/auth/user.ts', 'react'],
  ['service-loads-all-contracts', 'libs/platform/src/doors.ts', 'libs/contracts/src/registry.generated.ts'],
  ['browser-imports-server', 'libs/client/src/call.ts', 'libs/platform/src/clock.ts'],
  ['browser-imports-node', 'libs/ui/src/button.tsx', 'fs'],
  ['browser-loads-schemas', `${learning}/part/schema.ts`, 'zod'],
  ['browser-loads-schemas', `${learning}/part/input.ts`, 'libs/contracts/src/learning/complete-part.operation.ts'],
  ['shell-imports-feature', 'apps/web/src/shell/session/user.ts', 'apps/web/src/features/account/login.tsx'],
  ['shell-imports-feature', 'apps/web/src/shell/session/way.ts', 'apps/web/src/routes/home.tsx'],
  ['feature-imports-feature', `${learning}/part/person.tsx`, 'apps/web/src/features/account/login.tsx'],
  ['slice-imports-slice', `${learning}/part/text.tsx`, `${learning}/dashboard/map.tsx`],
  ['slice-imports-slice', `${learning}/area/frame.tsx`, `${learning}/dashboard/map.tsx`],
  ['feature-imports-route', `${learning}/part/way.tsx`, 'apps/web/src/routes/home.tsx'],
  ['database-outside-repository', 'apps/learning/src/complete-part.handler.ts', 'pg'],
  ['test-library-in-product', 'apps/auth/src/example.ts', 'libs/testing/src/builders.ts'],
  // A cycle is reported once, at its first file.
  ['no-cycle', 'apps/auth/src/token.ts', 'apps/auth/src/user.ts'],
  ['not-resolvable', 'apps/auth/src/lost.ts', './nowhere.ts'],
];
const restOfCircle: Files = { 'apps/auth/src/user.ts': "import './token.ts';" };

/** One import, written as in the file `from`. */
const importOf = (from: string, to: string): string => {
  if (to === 'fs') return "import 'node:fs';";
  return `import '${/^(apps|libs|deploy)\//.test(to) ? `./${relative(dirname(from), to)}` : to}';`;
};

/** Two folders that need each other, though no two files of them do. */
const folderCycle: Files = {
  'apps/auth/src/codes/code.ts': "import '../sessions/session.ts';\nexport const code = 1;",
  'apps/auth/src/codes/rules.ts': 'export const rules = 1;',
  'apps/auth/src/sessions/session.ts': 'export const session = 1;',
  'apps/auth/src/sessions/ended.ts': "import '../codes/rules.ts';\nexport const ended = 1;",
};
/** One folder needs the other, which only looks back in a test. */
const lookingBack: Files = {
  'apps/learning/src/parts/part.ts': "import '../videos/video.ts';\nexport const part = 1;",
  'apps/learning/src/videos/video.ts': 'export const video = 1;',
  'apps/learning/src/videos/video.spec.ts': "import '../parts/part.ts';",
};

it('a repository that keeps every boundary is green, whatever its folders need of each other', () => {
  expect(cruise({ ...sound, ...folderCycle, ...lookingBack })).toEqual({ errors: 0, broken: [] });
});

describe('one import across a boundary turns the check red:', () => {
  let broken: readonly Broken[];
  beforeAll(() => {
    const files = breaches.map(([, from, to]) => [from, importOf(from, to)] as const);
    ({ broken } = cruise({ ...sound, ...restOfCircle, ...Object.fromEntries(files) }));
  });

  it.each(breaches)('%s, from %s to %s', (rule, from, to) => {
    const place = ['pg', 'react', 'zod'].includes(to) ? expect.stringMatching(`node_modules/${to}/`) : to;
    expect(broken.filter(([, , file]) => file === from)).toEqual([[rule, 'error', from, place]]);
  });

  it('and no other file is blamed', () => {
    const blamed = broken.map(([, , file]) => file);
    expect(breaches.map(([, file]) => file)).toEqual(expect.arrayContaining(blamed));
  });
});

describe('folders that need each other turn the check red, tests apart:', () => {
  const folders = '.dependency-cruiser.folders.mjs';
  const [codes, sessions] = ['apps/auth/src/codes', 'apps/auth/src/sessions'];

  it('names both ends of a circle and no other folder', () => {
    const { errors, broken } = cruise({ ...sound, ...folderCycle, ...lookingBack }, folders);
    expect(errors).toBe(2);
    expect(broken.toSorted()).toEqual([
      ['no-folder-cycle', 'error', codes, sessions],
      ['no-folder-cycle', 'error', sessions, codes],
    ]);
  });
});
