import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { openPool } from './database.ts';
import { databaseSettings } from './settings.ts';

let stack: BackingStack;
let pool: pg.Pool;
beforeAll(async () => {
  stack = await startBackingStack({ uses: ['postgres'] });
  const owner = new pg.Client({ connectionString: stack.database.adminUrl });
  await owner.connect();
  await owner.query(`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET timezone = ''America/Mexico_City''', current_database());
  END $$`);
  await owner.end();
  const url = new URL(stack.databaseUrl('learning'));
  url.searchParams.set('options', '-csearch_path=learning');
  pool = openPool('demo', databaseSettings.parse({ DATABASE_URL: url.href }));
});
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

it('uses UTC in every session, in any zone of the server, and keeps the settings of the address', async () => {
  const { rows } = await pool.query<object>(`SELECT current_setting('timezone') AS zone,
    current_setting('random_page_cost') AS cost, current_setting('search_path') AS path`);
  expect(rows).toEqual([{ zone: 'UTC', cost: '1.1', path: 'learning' }]);
});
