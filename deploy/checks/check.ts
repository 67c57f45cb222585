import { spawnSync } from 'node:child_process';
import { ensureGenerated } from './ensure-generated.ts';

/**
 * `npm run check`: every check of the sources that needs no database, each step by its own tool. All steps run even when one
 * fails, so that one run reports everything. `npm run check -- lint types` runs only those named.
 */
const steps: Record<string, readonly string[]> = {
  drift: ['node', 'deploy/checks/drift.ts'],
  citations: ['node', 'deploy/checks/citations.ts'],
  subjects: ['node', 'deploy/checks/subjects.ts'],
  names: ['node', 'deploy/checks/names.ts'],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  types: ['tsc', '-p', '.'],
  // Rules that know types hold all of them at once: about 4.5 GB, more than Node's default.
  lint: ['node', '--max-old-space-size=8192', 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  boundaries: ['node', 'deploy/checks/boundaries.ts'],
  deadcode: ['knip'],
  tests: ['node', 'deploy/checks/tests/run-tests.ts', '--selectProjects', 'unit', 'web'],
};

/** A limit of a hang. */
const minutes = 60;
const asked = process.argv.slice(2);
const failed: string[] = [];
const chosen = Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name));

ensureGenerated();
for (const [name, [command = '', ...args]] of chosen) {
  const began = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const run = spawnSync(command, args, { stdio: 'inherit', timeout: minutes * 60_000 });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${run.status === 0 ? 'passed' : 'FAILED'} ${name} in ${seconds} s\n`);
  if (run.status !== 0) failed.push(name);
}

process.stdout.write(
  `\ncheck: ${chosen.length - failed.length} passed, ${failed.length} failed${failed.map((name) => ` · ${name}`).join('')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
