import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { runJest } from './jest-run.ts';

const fixtures = join(import.meta.dirname, 'fixtures/traces');
const names = ['one.fixture.ts', 'other.fixture.ts'];

it('test files of one process share its packages, and nothing else that another has left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-traces-'));
  process.env['NIVEL_FIXTURE_FOLDER'] = folder;
  try {
    await runJest({
      kind: 'unit',
      files: names.map((name) => join(fixtures, name)),
      args: ['--config', join(fixtures, 'jest.config.mjs'), '--runInBand'],
      isShown: false,
      run: `traces-of-${process.pid}`,
      limits: { file: 60_000, end: 60_000 },
      signal: new AbortController().signal,
      onResult: (_, { failed, isBroken, message }) => expect([failed, isBroken, message]).toEqual([0, false, '']),
    });
    const found = names.map((name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as object);
    const nothing = { inPackage: false, inOwnModule: false, inGlobals: false, inVariables: false, inListeners: false };
    expect(found).toEqual(expect.arrayContaining([nothing, { ...nothing, inPackage: true }]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
