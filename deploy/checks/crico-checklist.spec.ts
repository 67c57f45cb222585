import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/product/crico-checklist.md'), 'utf8');

/** Rows of the tables below the headings, without the part after the proofs. */
const rows = text
  .slice(0, text.indexOf('\n## Decided otherwise'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (behaviour|-)/.test(line));

const proofsOf = (row: string): string[] =>
  [...row.matchAll(/`((?:apps|libs|deploy)\/[\w./-]+)`/g)].map(([, path]) => path ?? '');

describe('docs/product/crico-checklist.md', () => {
  it('proves every behaviour by a test', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.filter((row) => proofsOf(row).length === 0)).toEqual([]);
    expect(rows.flatMap(proofsOf).filter((path) => !/\.spec\.tsx?$/.test(path))).toEqual([]);
  });

  it('names files that are there', () => {
    expect(rows.flatMap(proofsOf).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
