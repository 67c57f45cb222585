import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes `src/procedures.generated.ts`: the name of every public procedure and the type of its operation. Types only, so
 * that a page that calls a procedure carries no schema.
 */
const contracts = join(import.meta.dirname, '../contracts/src');
const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.operation.ts'))
  .sort();

const found: { procedure: string; exported: string; file: string }[] = [];
for (const file of files) {
  const module = (await import(pathToFileURL(join(contracts, file)).href)) as Record<string, unknown>;
  for (const [exported, value] of Object.entries(module)) {
    if (typeof value !== 'object' || value === null || !('door' in value)) continue;
    const door = value.door as { kind: string; procedure?: string };
    if (door.kind === 'procedure' && door.procedure) found.push({ procedure: door.procedure, exported, file });
  }
}
const lines = [
  '// Made by `npm run generate` from the contracts; do not edit.',
  ...found.map(
    ({ procedure, exported, file }) =>
      `import type { ${exported} as ${procedure} } from '@nivel/contracts/${file.replace(/\.ts$/, '')}';`,
  ),
  '',
  '/** Public procedures by name. */',
  'export interface Procedures {',
  ...found.map(({ procedure }) => `  ${procedure}: typeof ${procedure};`).sort(),
  '}',
];
writeFileSync(join(import.meta.dirname, 'src/procedures.generated.ts'), `${lines.join('\n')}\n`);
