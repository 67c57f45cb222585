import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import { Client } from 'pg';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { schemas } from './roles.ts';

const root = join(import.meta.dirname, '../..');
/** The tables that every service's schema has for its facts, and the migrator's own; Prisma's clients do not know them. */
const EXTERNAL = ['outbox', 'inbox', 'dead_letter', 'facts_stream', 'copies', '_prisma_migrations'];

/**
 * What a schema holds, a line for each column, key and whole index. Checks, partial indexes, partitions, lists that are never
 * null and expressions of generated columns cannot be expressed in a schema file.
 */
const HELD = `
SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
  || CASE WHEN a.attnotnull AND a.attndims = 0 THEN ' not null' ELSE '' END
  || CASE WHEN a.attndims = 0 AND a.attgenerated = '' THEN coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') ELSE '' END AS line
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> ALL ($2)
UNION ALL
SELECT c.relname || ' ' || pg_get_constraintdef(k.oid)
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
WHERE k.connamespace = $1::regnamespace AND k.contype IN ('p', 'f') AND NOT c.relispartition AND c.relname <> ALL ($2)
UNION ALL
SELECT c.relname || ' ' || regexp_replace(pg_get_indexdef(i.indexrelid), '^(CREATE.* INDEX) .* (USING .*)$', '\\1 \\2')
FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
WHERE c.relnamespace = $1::regnamespace AND i.indpred IS NULL AND NOT i.indisprimary AND NOT c.relispartition AND c.relname <> ALL ($2)
ORDER BY 1`;

let stack: BackingStack;
let owner: Client;
beforeAll(async () => {
  stack = await startBackingStack({ uses: ['postgres'] });
  owner = new Client({ connectionString: stack.ownerUrl });
  await owner.connect();
  // The package's own entry imports the binary as a module, which the test runner cannot.
  const source = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const binary = readFileSync(source.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': engine });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
});
afterAll(async () => {
  await owner.end();
  await stack.stop();
});

/** The statements that make the tables of a schema file. */
const statementsOf = async (path: string): Promise<string> => {
  const content = readFileSync(join(root, path), 'utf8');
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: stack.ownerUrl }));
  const differ = await engine.SchemaEngine.new({ datamodels: [[path, content]] }, () => undefined, adapter);
  const { stdout } = await differ.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: [{ path, content }] },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? '';
};

const heldIn = async (schema: string): Promise<string[]> => {
  const { rows } = await owner.query<{ line: string }>(HELD, [schema, EXTERNAL]);
  // A table may be called like its schema: the first name of a line is never qualified.
  return rows.map(({ line }) => line.replaceAll(` ${schema}.`, ' ').replaceAll(`'${schema}.`, "'"));
};

it.each(schemas)('the migrations of %s produce its schema file', async (service) => {
  const said = `said_${service}`;
  await owner.query(`CREATE SCHEMA ${said}; SET search_path = ${said}`);
  await owner.query((await statementsOf(`apps/${service}/prisma/schema.prisma`)).replaceAll('"public".', ''));
  const wanted = await heldIn(said);
  await owner.query(`SET search_path = ${service}`);
  expect(wanted.length).toBeGreaterThan(3);
  expect(await heldIn(service)).toEqual(wanted);
});
