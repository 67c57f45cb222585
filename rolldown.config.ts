import { globSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { defineConfig } from 'rolldown';

/**
 * Bundles the app in whose folder it runs: our own sources into one file per entry, packages stay outside.
 * Entries are `src/main.ts`, the commands of its description (`src/<command>.ts`), and what it runs as processes of their own
 * (`src/…/<name>.process.ts`).
 */
const app = process.cwd();
const { service } = (await import(join(app, 'service.ts'))) as { service: { commands: Record<string, string> } };
// Decorator helpers come with the compiler and are bundled like our own; so is zod, of which we load a third: without the
// texts of fifty languages it takes some 2 MB less of each process.
const bundled = ['@nivel/', '@oxc-project/', 'zod', '.'];
const ours = (id: string): boolean => isAbsolute(id) || bundled.some((start) => id.startsWith(start));

const entryOf = (path: string): [string, string] => [basename(path, '.ts'), path];
const processes = globSync('src/**/*.process.ts', { cwd: app }).map(entryOf);

export default defineConfig({
  cwd: app,
  input: Object.fromEntries([
    ...['main', ...Object.keys(service.commands)].map((entry) => entryOf(`src/${entry}.ts`)),
    ...processes,
  ]),
  platform: 'node',
  external: (id) => !ours(id),
  // The decorator options stand here, so that a build depends on nothing it does not name.
  tsconfig: false,
  transform: { target: 'es2024', decorator: { legacy: true, emitDecoratorMetadata: true }, jsx: 'react-jsx' },
  output: {
    dir: join(import.meta.dirname, 'dist', relative(import.meta.dirname, app)),
    format: 'esm',
    sourcemap: true,
    // A stack names file and line; the text of the sources would only be kept in memory.
    sourcemapExcludeSources: true,
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
  },
});
