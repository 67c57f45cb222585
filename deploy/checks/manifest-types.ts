import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rendered } from './rendered.ts';

const root = join(import.meta.dirname, '../..');

/** Where the types of an object's kind stand. */
const moduleOf = (apiVersion: string): string => {
  if (apiVersion.startsWith('postgresql.cnpg.io/')) return `@kubernetes-models/cloudnative-pg/${apiVersion}`;
  if (apiVersion.includes('.toolkit.fluxcd.io/')) return `@kubernetes-models/flux-cd/${apiVersion}`;
  if (apiVersion.startsWith('gateway.networking.k8s.io/')) return `@kubernetes-models/gateway-api/${apiVersion}`;
  if (apiVersion.startsWith('cert-manager.io/')) return `@kubernetes-models/cert-manager/${apiVersion}`;
  if (apiVersion.startsWith('barmancloud.cnpg.io/')) return join(import.meta.dirname, 'object-store.ts');
  return `kubernetes-models/${apiVersion}`;
};

/** Lets tsc read the objects as literals of their types: a key that does not exist, or a wrong value, is an error. */
export const typeErrors = (name: string, all: readonly Rendered[]): string => {
  const folder = join(root, 'dist/manifests', name);
  mkdirSync(folder, { recursive: true });
  const lines = all.map(
    ({ kind, apiVersion, ...rest }, index) =>
      `import type { I${kind} as T${index} } from '${moduleOf(apiVersion)}';
export const o${index}: T${index} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
  );
  const file = join(folder, 'objects.ts');
  writeFileSync(file, lines.join('\n'));
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
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, ...options, '--ignoreConfig', file], { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return run.stdout + run.stderr;
};
