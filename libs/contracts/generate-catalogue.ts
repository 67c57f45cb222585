import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes `src/catalogue.generated.ts`: every operation, fact and job that a file below `src/<service>/` exports.
 * Nobody edits a list when a capability is added; the checks fail when this file drifts from the folder.
 */
const root = join(import.meta.dirname, 'src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('kernel/'),
  )
  .sort();

const found: { kind: string; name: string; exported: string; file: string }[] = [];
for (const file of files) {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  for (const [exported, value] of Object.entries(module)) {
    if (value && typeof value === 'object' && 'is' in value && 'name' in value) {
      found.push({ kind: String(value.is), name: String(value.name), exported, file });
    }
  }
}
const kinds = { operation: 'Operation', fact: 'Fact', job: 'Job' } as const;
const lines = [
  '// Made by `npm run generate` from the files of this library; do not edit.',
  ...Object.entries(kinds).map(([kind, type]) => `import type { ${type} } from './kernel/${kind}.ts';`),
  ...found.map((one, index) => `import { ${one.exported} as c${index} } from './${one.file}';`),
];
for (const [kind, type] of Object.entries(kinds)) {
  const members = found.flatMap((one, index) => (one.kind === kind ? [`  c${index},`] : []));
  lines.push('', `export const ${kind}s: readonly ${type}[] = [`, ...members, '];');
}
writeFileSync(join(root, 'catalogue.generated.ts'), `${lines.join('\n').replaceAll('[\n];', '[];')}\n`);
