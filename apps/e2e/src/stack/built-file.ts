import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@nivel/deploy/local/settings';

type Manifest = Readonly<Record<string, { readonly file: string } | undefined>>;

/**
 * The address of a module in the built client: built files have short names that do not contain the name of their source.
 *
 * @param module path of the source, from the folder of the client
 * @throws Error when the module has no file of its own
 */
export const builtFile = (module: string): string => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/apps/web/manifest.json'), 'utf8')) as Manifest;
  const built = manifest[module];
  if (built === undefined) throw new Error(`The build has no file for ${module}.`);
  return `**/${built.file}`;
};
