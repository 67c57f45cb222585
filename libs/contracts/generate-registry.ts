import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Lists every operation, fact and job that a file below `src/<service>/` exports. The operations of each service are listed
 * beside them, because a service loads only the contracts that it needs; all operations and facts are in
 * `src/registry.generated.ts`, the jobs in `src/jobs.generated.ts`, the parts of a person's data in
 * `src/personal-data-parts.generated.ts`. A new capability edits no list; the checks fail when one differs from the folder.
 */
const root = join(import.meta.dirname, 'src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!kernel\/).+\/.+(?<!\.spec|\.generated)\.ts$/.test(file))
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
type Kind = keyof typeof kinds;
const MADE = '// Made by `npm run generate` from the files of this library; do not edit.';
const importOf = (kind: Kind, up: string): string => `import type { ${kinds[kind]} } from '${up}kernel/${kind}.ts';`;
const listOf = (kind: Kind, members: readonly string[]): string[] => [
  '',
  `export const ${kind}s: readonly ${kinds[kind]}[] = [`,
  ...members.map((member) => `  ${member},`).sort(),
  '];',
];
const write = (file: string, lines: readonly string[]): void =>
  writeFileSync(join(root, file), `${[MADE, ...lines].join('\n').replaceAll('[\n];', '[];')}\n`);

const listAll = (kind: Kind): [imports: string[], members: string[]] => {
  const all = own.filter((one) => one.kind === kind);
  return [all.map((one) => `import { ${one.exported} as ${aliasOf(one)} } from './${one.file}';`), all.map(aliasOf)];
};
const serviceIn = (file: string): string => file.slice(0, file.indexOf('/'));

const services = [...new Set(files.map(serviceIn))];
for (const service of services) {
  const operations = own.filter(({ kind, file }) => kind === 'operation' && serviceIn(file) === service);
  write(`${service}/operations.generated.ts`, [
    importOf('operation', '../'),
    ...operations.map(({ exported, file }) => `import { ${exported} } from './${file.slice(service.length + 1)}';`),
    ...listOf(
      'operation',
      operations.map(({ exported }) => exported),
    ),
  ]);
}
const [factImports, facts] = listAll('fact');
write('registry.generated.ts', [
  importOf('operation', './'),
  importOf('fact', './'),
  ...services.map((name) => `import { operations as ${name}Operations } from './${name}/operations.generated.ts';`),
  ...factImports,
  ...listOf(
    'operation',
    services.map((name) => `...${name}Operations`),
  ),
  ...listOf('fact', facts),
]);
/** The file of a service's part in the export of a person's data. */
const PART = '/read-personal-data.operation.ts';
const parts = own.filter(({ file }) => file.endsWith(PART));
write('personal-data-parts.generated.ts', [
  "import type { PersonalDataPart } from './kernel/personal-data.ts';",
  ...parts.map((one) => `import { ${one.exported} as ${serviceIn(one.file)}Part } from './${one.file}';`),
  '',
  'export const personalDataParts: readonly PersonalDataPart[] = [',
  ...parts.map(({ file }) => `  ${serviceIn(file)}Part,`),
  '];',
]);
const [jobImports, jobs] = listAll('job');
write('jobs.generated.ts', [importOf('job', './'), ...jobImports, ...listOf('job', jobs)]);
