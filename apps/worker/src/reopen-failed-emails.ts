import { openPool } from '@nivel/platform/database';
import { databaseSettings, readSettings } from '@nivel/platform/settings';
import { openDatabase } from './database.ts';
import { EmailsRepository } from './mail/emails.repository.ts';

/** Opens given-up mails again once the cause is mended; the running worker finds and sends them. At most 500 at a time. */
const settings = readSettings(databaseSettings, process.env);
const pool = openPool('worker-reopen', { ...settings, DATABASE_POOL: 1 });
const count = await new EmailsRepository(openDatabase(pool), pool).reopenFailed(new Date(), 500);
await pool.end();
process.stdout.write(`${count} mails opened again\n`);
