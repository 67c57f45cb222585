import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { rolldown, type OutputAsset, type OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** The part of the program that the study pages load, now or later. Other areas are of no use without network. */
const forStudying =
  /src[\\/](main\.tsx|shell[\\/]|limits[\\/]|routes[\\/](learning|signed-in|root)|features[\\/]learning[\\/](area|dashboard|module|part)[\\/])/;
const entry = resolve(import.meta.dirname, 'src/service-worker/service-worker.ts');

type Bundle = Readonly<Record<string, OutputAsset | OutputChunk>>;

/** Chunks whose own modules are for studying, and all that they import before they can run. */
const filesIn = (bundle: Bundle): string[] => {
  const files = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    file.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || forStudying.test(file.facadeModuleId ?? ''))) add(name);
    if (file.type === 'asset' && /\.(css|woff2)$/.test(name)) files.add(name);
  }
  return [...files].sort();
};

/**
 * Builds the service worker beside the pages, as one file with a stable name, with the list of files that it caches. The list
 * is its version: names of built files change with their content.
 */
export const serviceWorker = (): Plugin => ({
  name: 'nivel-service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const files = filesIn(bundle).map((name) => `/${name}`);
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const program = await rolldown({ input: entry, platform: 'browser' });
    const { output } = await program.generate({
      format: 'iife',
      minify: true,
      banner: `const NIVEL_SHELL = ${JSON.stringify({ version, files })};`,
    });
    await program.close();
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code });
  },
});
