import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rendered } from './rendered.ts';

const root = join(import.meta.dirname, '../..');

/** The types of an object's kind, by its module. */
const moduleOf = (apiVersion: string): string => {
  if (apiVersion.startsWith('postgresql.cnpg.io/')) return `@kubernetes-models/cloudnative-pg/${apiVersion}`;
  if (apiVersion.includes('.toolkit.fluxcd.io/')) return `@kubernetes-models/flux-cd/${apiVersion}`;
  if (apiVersion.startsWith('gateway.networking.k8s.io/')) return `@kubernetes-models/gateway-api/${apiVersion}`;
  if (apiVersion.startsWith('cert-manager.io/')) return `@kubernetes-models/cert-manager/${apiVersion}`;
  if (apiVersion.startsWith('barmancloud.cnpg.io/')) return join(import.meta.dirname, 'object-store.ts');
  return `kubernetes-models/${apiVersion}`;
};

/** The objects as literals of their types. */
const literals = (all: readonly Rendered[]): string =>
  all
    .map(
      ({ kind, apiVersion, ...rest }, index) =>
        `import type { I${kind} as T${index} } from '${moduleOf(apiVersion)}';
export const o${index}: T${index} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
    )
    .join('\n');

const options = [
  '--noEmit',
  '--strict',
  '--allowImportingTsExtensions',
  '--skipLibCheck',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
];

/** The errors of tsc about files, one text per error: its first line is not indented. */
const errorsIn = (files: readonly string[]): string[] => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, ...options, '--pretty', 'false', '--ignoreConfig', ...files];
  const { error, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (error) throw error;
  return (stdout + stderr).split(/\n(?=\S)/).filter((text) => text.trim() !== '');
};

/**
 * Type-checks all objects in one run of tsc: an unknown key or a wrong value is an error. Returns the errors of each set of
 * objects by its name; an error outside every set counts for all of them.
 */
export const typeErrors = (sets: ReadonlyMap<string, readonly Rendered[]>): Map<string, string> => {
  const folder = 'dist/manifests';
  mkdirSync(join(root, folder), { recursive: true });
  const fileOf = (name: string): string => `${folder}/${name.replaceAll('/', '-')}.ts`;
  const names = [...sets.keys()];
  for (const [name, all] of sets) writeFileSync(join(root, fileOf(name)), literals(all));
  const errors = errorsIn(names.map(fileOf));
  rmSync(join(root, folder), { recursive: true });
  const isOfAnother = (text: string, name: string): boolean =>
    names.some((other) => other !== name && text.startsWith(`${fileOf(other)}(`));
  return new Map(names.map((name) => [name, errors.filter((text) => !isOfAnother(text, name)).join('\n')]));
};
