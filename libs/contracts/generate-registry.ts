import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes `src/registry.generated.ts`: every operation, fact and job that a file below `src/<service>/` exports.
 * Nobody edits a list when a capability is added; the checks fail when this file drifts from the folder.
 */
const root = join(import.meta.dirname, 'src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('kernel/'),
  )
  .sort();

const found: { kind: string; name: string; version: number; exported: string; file: string }[] = [];
for (const file of files) {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  for (const [exported, value] of Object.entries(module)) {
    if (value && typeof value === 'object' && 'is' in value && 'name' in value) {
      const version = 'version' in value ? Number(value.version) : 1;
      found.push({ kind: String(value.is), name: String(value.name), version, exported, file });
    }
  }
}
const kinds = { operation: 'Operation', fact: 'Fact', job: 'Job' } as const;
const own = found.filter(({ kind }) => kind in kinds);
/** One line says one thing and none depends on the others: two branches that add a file each do not meet. */
const aliasOf = ({ kind, name, version }: (typeof own)[number]): string => {
  const words = name.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${words}${kinds[kind as keyof typeof kinds]}${version > 1 ? version : ''}`;
};
const lines = [
  '// Made by `npm run generate` from the files of this library; do not edit.',
  ...Object.entries(kinds).map(([kind, type]) => `import type { ${type} } from './kernel/${kind}.ts';`),
  ...own.map((one) => `import { ${one.exported} as ${aliasOf(one)} } from './${one.file}';`),
];
for (const [kind, type] of Object.entries(kinds)) {
  const members = own.flatMap((one) => (one.kind === kind ? [`  ${aliasOf(one)},`] : [])).sort();
  lines.push('', `export const ${kind}s: readonly ${type}[] = [`, ...members, '];');
}
writeFileSync(join(root, 'registry.generated.ts'), `${lines.join('\n').replaceAll('[\n];', '[];')}\n`);
