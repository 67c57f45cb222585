import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { makeServerFolder, removeFoldersOfTheDead } from './server-folder.ts';

it('removes the folders of processes that are dead, and no others', () => {
  const place = mkdtempSync(join(tmpdir(), 'nivel-memory-'));
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const kept = [`nivel-servers-${process.pid}-postgres-a`, 'nivel-servers-x-postgres-a', 'somebody-else'];
  for (const name of [...kept, `nivel-servers-${dead}-postgres-a`]) mkdirSync(join(place, name));
  removeFoldersOfTheDead(place);
  expect(readdirSync(place).toSorted()).toEqual(kept.toSorted());
  rmSync(place, { recursive: true });
  expect(() => removeFoldersOfTheDead(place)).not.toThrow();
});

it('leaves a folder that it may not remove to others', () => {
  const place = mkdtempSync(join(tmpdir(), 'nivel-memory-'));
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const name = `nivel-servers-${dead}-postgres-a`;
  mkdirSync(join(place, name));
  chmodSync(place, 0o555);
  const isRoot = process.geteuid?.() === 0;
  try {
    // Root may remove everything.
    if (isRoot) process.seteuid?.(65_534);
    expect(() => removeFoldersOfTheDead(place)).not.toThrow();
    expect(readdirSync(place)).toEqual([name]);
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(place, 0o755);
    rmSync(place, { recursive: true });
  }
});

it('names the folder of a server after the process that makes it', () => {
  const folder = makeServerFolder('postgres');
  expect(folder).toContain(`nivel-servers-${process.pid}-postgres-`);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('is in the folder for temporary files where memory has less room than needed', () => {
  const folder = makeServerFolder('postgres', Number.MAX_SAFE_INTEGER);
  expect(dirname(folder)).toBe(tmpdir());
  rmSync(folder, { recursive: true });
});
