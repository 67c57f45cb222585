import { globSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

/**
 * Bundles the app in whose folder it runs: our own sources into one file per entry, most packages stay outside.
 * Entries are `src/main.ts`, the commands of its description (`src/<command>.ts`), and what it runs as processes of their own
 * (`src/…/<name>.process.ts`).
 */
const app = process.cwd();
const { service } = (await import(join(app, 'service.ts'))) as { service: { commands: Record<string, string> } };
// Decorator helpers come with the compiler and are bundled like our own. So is what is loaded in part only, or in hundreds of
// files: of zod we load a third, and Nest with rxjs in one file takes 7 MB less of each process. All of Nest, or nothing of it:
// its parts know each other by their classes.
const bundled = [
  ...['@nivel/', '@oxc-project/', 'zod', '.'],
  ...['@nestjs/', 'rxjs', 'iterare', 'uid', 'tslib'],
  '@prisma/client/runtime/query_compiler',
];
const ours = (id: string): boolean => isAbsolute(id) || bundled.some((start) => id.startsWith(start));

/**
 * Keeps Prisma's query compiler as bytes in a file of its own, which are read once. As a text in a module they would stay in
 * memory twice, 5 MB of each process.
 */
const compilerInFile: Plugin = {
  name: 'query-compiler-in-file',
  load: {
    filter: { id: /query_compiler_.*wasm-base64\.m?js$/ },
    handler(id) {
      const [, base64 = ''] = /"([^"]+)"/.exec(readFileSync(id, 'utf8')) ?? [];
      if (base64 === '') throw new Error(`There is no query compiler in ${id}`);
      this.emitFile({ type: 'asset', fileName: 'shared/query-compiler.wasm', source: Buffer.from(base64, 'base64') });
      // What Prisma does with it is Buffer.from(wasm, 'base64'), which takes the bytes of such an object as they are.
      return `import { readFileSync } from 'node:fs';
export const wasm = { valueOf: () => readFileSync(new URL('./query-compiler.wasm', import.meta.url)) };`;
    },
  },
};

/** The build of rxjs from which a bundle takes only what is used; for Node it offers one of CommonJS. */
const rxjs = join(import.meta.dirname, 'node_modules/rxjs/dist/esm');

const entryOf = (path: string): [string, string] => [basename(path, '.ts'), path];
const processes = globSync('src/**/*.process.ts', { cwd: app }).map(entryOf);

export default defineConfig({
  cwd: app,
  input: Object.fromEntries([
    ...['main', ...Object.keys(service.commands)].map((entry) => entryOf(`src/${entry}.ts`)),
    ...processes,
  ]),
  platform: 'node',
  plugins: [compilerInFile],
  resolve: { alias: { 'rxjs/operators': join(rxjs, 'operators/index.js'), rxjs: join(rxjs, 'index.js') } },
  external: (id) => !ours(id),
  // The decorator options are repeated here, so that a build depends on nothing it does not name.
  tsconfig: false,
  transform: { target: 'es2024', decorator: { legacy: true, emitDecoratorMetadata: true }, jsx: 'react-jsx' },
  output: {
    dir: join(import.meta.dirname, 'dist', relative(import.meta.dirname, app)),
    format: 'esm',
    sourcemap: true,
    // A stack names file and line; the text of the sources would only be kept in memory.
    sourcemapExcludeSources: true,
    // The text of a program stays in memory, with two bytes for each character where one of them is beyond Latin 1.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
  },
});
