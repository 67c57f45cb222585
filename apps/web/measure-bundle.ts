import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The maximum that a visitor may have to load to see a page, in bytes of JavaScript as compressed by brotli. */
const first = 105_000;
export const budgets: Readonly<Record<string, number>> = {
  landing: first,
  'sign-in': first,
  'landing and sign-in': first,
  crico: 225_000,
};

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Measured {
  readonly file: string;
  readonly gzip: number;
  readonly brotli: number;
}

/** A page's own programs: the entry (which holds the landing page), the page, and the texts of both in one language. */
const pages: Readonly<Record<string, readonly string[]>> = {
  landing: ['index.html', 'src/shell/language/messages/es-mx.ts', 'src/features/learning/home/messages/es-mx.ts'],
  'sign-in': [
    'index.html',
    'src/features/accounts/login-page.tsx',
    'src/shell/language/messages/es-mx.ts',
    'src/features/accounts/messages/es-mx.ts',
  ],
};

/** The dashboard of Crico with its layout. */
const crico: readonly string[] = [
  'index.html',
  'src/features/crico/area/guard/crico-gate.tsx',
  'src/routes/crico-area-page.tsx',
  'src/routes/crico-dashboard-page.tsx',
  'src/routes/crico.loaders.ts',
  'src/shell/language/messages/es-mx.ts',
  'src/shell/language/messages/signed-in.es-mx.ts',
  'src/features/crico/area/messages/es-mx.ts',
];

/** A chunk and everything that it needs before it can run. */
const withImports = (manifest: Manifest, key: string, known: Set<string>): Set<string> => {
  if (known.has(key)) return known;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  known.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, known);
  return known;
};

/** Measures the given entries of a build and all they import, each file once. */
const measure = (folder: string, entries: readonly string[]): Measured[] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const keys = entries.reduce((known, entry) => withImports(manifest, entry, known), new Set<string>());
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
  return [...files].map((file) => {
    const bytes = readFileSync(join(folder, file));
    return { file, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
  });
};

const sum = (measured: readonly Measured[], form: 'gzip' | 'brotli'): number =>
  measured.reduce((total, one) => total + one[form], 0);

/** Compressed JavaScript of landing and sign-in, each alone and both together, and of Crico, of a build in `folder`. */
export const measureBundle = (folder: string): Record<string, { gzip: number; brotli: number }> => {
  const all = { ...pages, 'landing and sign-in': Object.values(pages).flat(), crico };
  return Object.fromEntries(
    Object.entries(all).map(([name, entries]) => {
      const measured = measure(folder, entries);
      return [name, { gzip: sum(measured, 'gzip'), brotli: sum(measured, 'brotli') }];
    }),
  );
};

if (import.meta.main) {
  const figures = measureBundle(process.argv[2] ?? join(import.meta.dirname, '../../dist/apps/web'));
  for (const [name, { gzip, brotli }] of Object.entries(figures)) {
    process.stdout.write(
      `${name.padEnd(20)} gzip ${(gzip / 1000).toFixed(1)} KB  brotli ${(brotli / 1000).toFixed(1)} KB\n`,
    );
  }
  for (const [name, { brotli }] of Object.entries(figures)) {
    const budget = budgets[name] ?? 0;
    if (brotli <= budget) continue;
    process.stderr.write(`${name} is over its budget of ${budget / 1000} KB.\n`);
    process.exitCode = 1;
  }
}
