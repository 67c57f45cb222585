import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('names the folder of a server after the process that makes it', () => {
  const folder = makeServerFolder('postgres');
  expect(folder).toContain(`nivel-servers-${process.pid}-postgres-`);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
