import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, measureBundle } from './measure-bundle.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/apps/web');

describe('the built client', () => {
  beforeAll(() => {
    // By Nx, whose cache spares the product that runs for the journeys a build of the same sources.
    const build = [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '-p', 'web'];
    // Jest says NODE_ENV=test, with which React would be built for development.
    const env = { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
    execFileSync(process.execPath, [...build, '--output-style', 'static'], { cwd: root, env });
  });

  it('keeps landing and sign-in together within 105 KB of compressed JavaScript, and Crico within 225', () => {
    const figures = measureBundle(folder);
    expect(Object.keys(figures)).toEqual(Object.keys(budgets));
    for (const [name, { gzip, brotli }] of Object.entries(figures)) {
      expect(brotli).toBeGreaterThan(50_000);
      expect(brotli).toBeLessThanOrEqual(budgets[name] ?? 0);
      expect(brotli).toBeLessThanOrEqual(gzip);
    }
  });

  it('paints the landing page with six files, as many as a browser fetches at a time, the texts among them', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const files = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeLessThanOrEqual(6);
    expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >;
    const texts = ['src/shell/language', 'src/features/learning/home'].map(
      (of) => manifest[`${of}/messages/es-mx.ts`]?.file.replace('assets/', '') ?? '',
    );
    expect(files).toEqual(expect.arrayContaining(texts));
    expect(texts.map((file) => readFileSync(join(folder, 'assets', file), 'utf8')).join()).toContain('Iniciar Sesión');
  });

  it('runs under a policy without inline scripts and styles', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).toMatch(/<script type="module"[^>]* src="\/assets\//);
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  });

  it('fetches nothing from a third party', () => {
    const styles = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(0);
    for (const file of styles) {
      const css = readFileSync(join(folder, 'assets', file), 'utf8');
      expect(css).not.toMatch(/url\(["']?(https?:)?\/\//);
    }
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});
