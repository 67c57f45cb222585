import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startChild } from './child.ts';
import { passageTo } from './passage.ts';

// Only root runs something as another user, and only Linux has capabilities.
const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
const itAsRoot = asRoot ? it : it.skip;

let folder: string;
let closed: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-passage-'));
  chmodSync(folder, 0o755);
  closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  file = join(closed, 'file');
  writeFileSync(file, '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a launcher without capabilities, and calls access(2) for the file as the user nobody; returns the exit of both. */
const reachAsNobody = async (lacking: readonly string[]): Promise<{ code: number | null; said: string }> => {
  const ask = { command: process.execPath, args: ['-e', `require('node:fs').accessSync('${file}')`] };
  const spec = { name: 'ask', ...ask, owner: { uid: 65_534, gid: 65_534 }, reach: [process.execPath, file] };
  const script = `
    const { startChild } = await import(${JSON.stringify(join(import.meta.dirname, 'child.ts'))});
    const child = await startChild(${JSON.stringify(spec)});
    const { code } = await child.exited;
    process.exitCode = code ?? 1;
  `;
  const without = lacking.map((one) => `-${one}`).join(',');
  const child = await startChild({
    name: 'launcher',
    command: 'setpriv',
    args: [`--bounding-set=${without || '+all'}`, '--', process.execPath, '--input-type=module', '-e', script],
  });
  return { code: (await child.exited).code, said: child.lastLines() };
};

itAsRoot.each([
  ['everything', []],
  ['what a container gives', ['dac_read_search']],
])('a process of another user reaches a file below a closed folder, with %s', async (_, lacking) => {
  expect(await reachAsNobody(lacking)).toMatchObject({ code: 0 });
});

itAsRoot('where nothing opens a closed folder, a sentence says so', async () => {
  const { code, said } = await reachAsNobody(['dac_read_search', 'dac_override']);
  expect(code).toBe(1);
  expect(said).toMatch(/ is closed to other users, and Postgres does not run as root: move the checkout, or open/);
});

it('below open folders no capability is handed on', () => {
  expect(passageTo([join(folder, 'file'), closed])).toEqual([]);
});
