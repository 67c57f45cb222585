import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../../..');
const vite = join(web, '../../node_modules/vite/bin/vite.js');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

describe('the program of a second area', () => {
  let folder: string;
  const read = <Content>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nivel-area-'));
    const config = join(import.meta.dirname, 'vite.config.ts');
    const build = ['build', web, '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    execFileSync(process.execPath, [vite, ...build], { env: { ...process.env, NODE_ENV: 'production' } });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The chunks of a dynamic import and all they need, without those of the first page. */
  const fetchedFor = (entry: string): string[] => {
    const manifest = read<Record<string, Chunk>>('manifest.json');
    const all = (key: string, known: Set<string>): Set<string> => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`the build has no ${key}`);
      if (!known.has(chunk.file)) {
        known.add(chunk.file);
        for (const imported of chunk.imports ?? []) all(imported, known);
      }
      return known;
    };
    const first = all('src/testing/second-area/main.tsx', new Set());
    return [...all(entry, new Set()).difference(first)];
  };
  const sourcesOf = (files: readonly string[]): string[] => {
    const modules = read<Record<string, string[]>>('modules.json');
    return files.flatMap((file) => modules[file] ?? []).filter((id) => id.startsWith(web));
  };

  it('is fetched by those who enter it, with the shell and nothing of learning', () => {
    const area = sourcesOf(fetchedFor('src/testing/second-area/workshop-area.tsx'));
    const page = sourcesOf(fetchedFor('src/testing/second-area/workshop-page.tsx'));
    expect(area.filter((id) => id.includes('/shell/')).length).toBeGreaterThan(10);
    expect(area.filter((id) => id.includes('/second-area/'))).toHaveLength(1);
    expect([...area, ...page].filter((id) => id.includes('/features/'))).toEqual([]);
  });

  it('is not fetched by those who learn', () => {
    const learning = sourcesOf(fetchedFor('src/features/learning/dashboard/dashboard-page.tsx'));
    expect(learning.filter((id) => id.includes('/features/learning/')).length).toBeGreaterThan(10);
    expect(learning.filter((id) => id.includes('/second-area/'))).toEqual([]);
  });

  it('is none of learning where it is Crico, whose pages need nothing of learning either', () => {
    const pages = ['area/guard/crico-gate', 'organizations/organization-page', 'admin/admin-page'];
    const routes = ['crico-login-page', 'crico-area-page', 'crico-dashboard-page', 'crico-settings-page'];
    const fetched = sourcesOf([
      ...[...pages, 'board/board-page'].flatMap((page) => fetchedFor(`src/features/crico/${page}.tsx`)),
      ...routes.flatMap((route) => fetchedFor(`src/routes/${route}.tsx`)),
    ]);
    expect(fetched.filter((id) => id.includes('/features/crico/')).length).toBeGreaterThan(20);
    expect(fetched.filter((id) => id.includes('/features/learning/'))).toEqual([]);
    const learning = sourcesOf(fetchedFor('src/features/learning/dashboard/dashboard-page.tsx'));
    expect(learning.filter((id) => id.includes('/features/crico/'))).toEqual([]);
  });

  it('leaves the shell behind sign-in out of the first page', () => {
    const manifest = read<Record<string, Chunk>>('manifest.json');
    const entry = manifest['src/testing/second-area/main.tsx'];
    const files = [entry?.file ?? '', ...(entry?.imports ?? []).map((key) => manifest[key]?.file ?? '')];
    const lazy =
      /\/shell\/(area-header|calls\/query-client|commands|notifications|live|toasts|signed-in\/signed-in-shell)/;
    expect(sourcesOf(files).length).toBeGreaterThan(20);
    expect(sourcesOf(files).filter((id) => lazy.test(id))).toEqual([]);
  });
});
