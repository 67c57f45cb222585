import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';

/**
 * Writes `<name>.generated.ts` beside each `<name>.graphql` of the client: the query as text, and the type of its result. A
 * query that the schema does not support fails here, so that no page ships with it. Fields that several queries share are a
 * fragment in a `<name>.fragment.graphql`, which is added to each query that spreads it.
 */
const root = import.meta.dirname;
const schema = parse(readFileSync(join(root, '../../docs/generated/schema.graphql'), 'utf8'));

const config = {
  scalars: { ID: 'string' },
  immutableTypes: true,
  skipTypename: true,
  noExport: true,
  declarationKind: 'interface',
};

const typesOf = async (location: string, document: DocumentNode): Promise<string> => {
  const made = await codegen({
    filename: location,
    schema,
    documents: [{ location, document }],
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config,
  });
  // Only the tool's own helpers that are used are kept; the checks refuse unused ones.
  return made
    .replace(/\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\n(export )?type Incremental.*\n/u, '')
    .replaceAll(/^type \w+Fragment = .*\n/gmu, '')
    .trim();
};

const oneQueryOf = (document: DocumentNode, file: string): string => {
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
  );
  const [name] = names;
  if (names.length !== 1 || name === undefined) throw new Error(`${file} must hold one query with a name`);
  return name;
};

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .sort();
const parsed = (file: string): DocumentNode => parse(readFileSync(join(root, 'src', file), 'utf8'));

const fragments = new Map(
  files
    .filter((file) => file.endsWith('.fragment.graphql'))
    .flatMap((file) => parsed(file).definitions)
    .flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
);

/** The query with the fragments that it spreads. @throws Error for one that is nowhere */
const withFragments = (query: DocumentNode): DocumentNode => {
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: ASTNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (fragment === undefined) throw new Error(`there is no fragment ${name.value}`);
        if (used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(query);
  return { ...query, definitions: [...query.definitions, ...used] };
};

for (const file of files.filter((one) => !one.endsWith('.fragment.graphql'))) {
  const path = join(root, 'src', file);
  const document = withFragments(parsed(file));
  const name = oneQueryOf(document, file);
  const lines = [
    '// Made by `npm run generate` from the document beside it and the GraphQL schema; do not edit.',
    "import type { GraphqlDocument } from '@nivel/client/graphql-document';",
    '',
    await typesOf(file, document),
    '',
    `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Document =`,
    `  ${JSON.stringify(stripIgnoredCharacters(print(document)))} as GraphqlDocument<${name}Query, ${name}QueryVariables>;`,
  ];
  writeFileSync(path.replace(/\.graphql$/u, '.generated.ts'), `${lines.join('\n')}\n`);
}
