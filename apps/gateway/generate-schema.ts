import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { operations } from '@nivel/contracts/registry.generated';
import { doorKinds } from './src/doors/door-kinds.ts';
import { openApiOf } from './src/docs/openapi.ts';
import { queries } from './src/graphql/queries.ts';
import { schemaOf } from './src/graphql/schema.ts';

/** Writes what clients of the public doors read: the GraphQL schema and the OpenAPI document. The checks fail when they drift. */
const docs = join(import.meta.dirname, '../../docs/generated');
mkdirSync(docs, { recursive: true });
writeFileSync(
  join(docs, 'schema.graphql'),
  `# Made by \`npm run generate\` from the contracts; do not edit.\n\n${printSchema(lexicographicSortSchema(schemaOf(queries)))}\n`,
);
writeFileSync(join(docs, 'openapi.json'), `${JSON.stringify(openApiOf(operations, doorKinds), null, 2)}\n`);
