import { join } from 'node:path';
import { databaseUrl, given, required } from './given.ts';
import { migrate } from './migrations.ts';
import { databaseOf, ensureRoles, ensureSchemas, schemas } from './roles.ts';

/**
 * The migration job of a cluster: `OWNER_DATABASE_URL` names the owner's connection. Where no operator makes the roles,
 * `ADMIN_DATABASE_URL` and `<SERVICE>_DATABASE_PASSWORD` let the job make them first. Each may come as a file (`<NAME>_FILE`).
 */
const ownerUrl = databaseUrl('OWNER_DATABASE_URL');
if (given('ADMIN_DATABASE_URL') !== undefined) {
  const adminUrl = databaseUrl('ADMIN_DATABASE_URL');
  const services = schemas.map((schema) => [schema, required(`${schema.toUpperCase()}_DATABASE_PASSWORD`)]);
  const owner = decodeURIComponent(new URL(ownerUrl).password);
  await ensureRoles(adminUrl, { owner, ...Object.fromEntries(services) });
}
await ensureSchemas(ownerUrl);
const applied = await migrate(ownerUrl, join(import.meta.dirname, '../..'));
process.stdout.write(`${databaseOf(ownerUrl)}: ${applied.length} migrations applied\n${applied.join('\n')}\n`);
