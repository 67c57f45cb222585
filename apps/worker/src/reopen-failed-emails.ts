import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import { openPool } from '@nivel/platform/database';
import { unitOfWorkOfCommand } from '@nivel/platform/prisma-unit-of-work';
import { databaseSettings, readSettings } from '@nivel/platform/settings';
import { openDatabase } from './database.ts';
import { EmailsRepository } from './delivery/emails.repository.ts';

/**
 * Reopens failed e-mails after their cause is fixed; the running worker finds and sends them. At most 500 at a time. E-mails
 * with codes are left out: their content is deleted, and their reader requests a new one.
 */
const settings = readSettings(databaseSettings, process.env);
const pool = openPool('worker-reopen', { ...settings, DATABASE_POOL: 1 });
const { opened, forgotten } = await unitOfWorkOfCommand(openDatabase(pool), pool, settings.DATABASE_TIMEOUT_MS).run(
  BY_ITSELF,
  (unit) => new EmailsRepository().reopenFailed(unit, 500),
);
await pool.end();
process.stdout.write(`${opened} e-mails opened again; ${forgotten} left closed, because their content is forgotten\n`);
