import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let folder: string;

/** A built file with its map: its work happened in `<name>.ts`. */
const writeBuilt = (name: string, text: string): void => {
  const map = { version: 3, sources: [`${name}.ts`], names: [], mappings: 'AAAA' };
  writeFileSync(join(folder, `${name}.mjs.map`), JSON.stringify(map));
  writeFileSync(join(folder, `${name}.mjs`), `${text}\n//# sourceMappingURL=${name.split('/').at(-1)}.mjs.map\n`);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-run-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a service that fails names the lines of its sources, and those of packages as they were installed', () => {
  writeBuilt('node_modules/package', `export const fail = () => { throw new Error('it failed'); };`);
  writeBuilt(
    'program',
    `import { fail } from './node_modules/package.mjs'; export const program = async () => fail();`,
  );
  const runService = pathToFileURL(join(import.meta.dirname, 'run-service.ts')).href;
  const main = `import { z } from '${import.meta.resolve('zod')}';
    import { runService } from '${runService}';
    await runService({ name: 'demo', settings: z.object({}), program: () => import('./program.mjs') });`;
  writeFileSync(join(folder, 'main.mjs'), main);
  const { stderr } = spawnSync(process.execPath, ['main.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toContain('it failed');
  expect(stderr).toContain(`${join(folder, 'program.ts')}:1`);
  expect(stderr).not.toContain('package.ts');
});
