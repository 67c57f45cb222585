import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes `src/procedures.generated.ts`, `src/functions.generated.ts`, `src/apis.generated.ts` and `src/facts.generated.ts`: the
 * name of every public procedure, function, call below `/api` and fact, with the type of its contract. These files hold types
 * only, so that a page that calls a procedure or follows a fact loads no schema; each entry has a line of its own, so that two
 * branches can both add one.
 */
const contracts = join(import.meta.dirname, '../contracts/src');

interface Found {
  readonly name: string;
  readonly exported: string;
  readonly file: string;
}

/** The exports of contract files of a kind, by the name under which a client calls them. */
const find = async (kind: string, nameOf: (value: object) => string | undefined): Promise<Found[]> => {
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(`.${kind}.ts`))
    .sort();
  const found: Found[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(join(contracts, file)).href)) as Record<string, unknown>;
    for (const [exported, value] of Object.entries(module)) {
      const name = typeof value === 'object' && value !== null ? nameOf(value) : undefined;
      if (name) found.push({ name, exported, file });
    }
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

const lineOf = ({ name, exported, file }: Found): string => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `${key}: typeof import('@nivel/contracts/${file.slice(0, -3)}').${exported};`;
};

const write = (file: string, { what, type, lines }: { what: string; type: string; lines: readonly string[] }): void => {
  const text = [
    '// Made by `npm run generate` from the contracts; do not edit.',
    `/** ${what} */`,
    `export interface ${type} {`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ];
  writeFileSync(join(import.meta.dirname, 'src', file), `${text.join('\n')}\n`);
};

const procedures = await find('operation', (value) => {
  const { door } = value as { door?: { kind: string; procedure?: string } };
  return door?.kind === 'procedure' ? door.procedure : undefined;
});
write('procedures.generated.ts', {
  what: 'Public procedures by name.',
  type: 'Procedures',
  lines: procedures.map(lineOf),
});

const functions = await find('operation', (value) => {
  const { door } = value as { door?: { kind: string; function?: string; method?: string } };
  return door?.kind === 'function' && door.function ? `${door.method ?? 'POST'} ${door.function}` : undefined;
});
write('functions.generated.ts', {
  what: 'Public functions by method and name.',
  type: 'Functions',
  lines: functions.map(lineOf),
});

const apis = await find('operation', (value) => {
  const { door } = value as { door?: { kind: string; path?: string; method?: string } };
  return door?.kind === 'api' && door.method === 'POST' ? door.path : undefined;
});
write('apis.generated.ts', {
  what: 'Public calls with a body below `/api`, by path.',
  type: 'Apis',
  lines: apis.map(lineOf),
});

const roomOf = (value: object): string | undefined => (value as { audience?: { room: string } | null }).audience?.room;
const rooms = new Set<string>();
const shown = await find('fact', (value) => {
  const { is, name } = value as { is?: string; name?: string };
  const room = roomOf(value);
  if (is !== 'fact' || room === undefined) return undefined;
  rooms.add(room);
  return `${room} ${name}`;
});
const factsOf = (room: string): string[] =>
  shown
    .filter(({ name }) => name.startsWith(`${room} `))
    .map((found) => `  ${lineOf({ ...found, name: found.name.slice(room.length + 1) })}`);
write('facts.generated.ts', {
  what: 'Facts that are shown live, by the kind of their room and by name.',
  type: 'LiveFacts',
  lines: [...rooms]
    .toSorted()
    .flatMap((room) => [`${room.includes('-') ? `'${room}'` : room}: {`, ...factsOf(room), '};']),
});
