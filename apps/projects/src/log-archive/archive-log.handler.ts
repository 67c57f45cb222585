import { Inject } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { archiveLog } from '@nivel/contracts/projects/archive-log.operation';
import { command, int4, timestamptz } from '@nivel/messaging/statement';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Handler } from '@nivel/platform/handler';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsClient } from '../database.ts';

/** One statement moves this many rows in well under a second. */
const MOST_ROWS_AT_ONCE = 5_000;

/** The oldest first; locked rows wait for the next run. */
const ARCHIVE = command({
  text: `WITH old AS (SELECT project_id, sequence FROM project_changes WHERE NOT is_archived AND at < $1
  ORDER BY at LIMIT ${MOST_ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED),
moved AS (UPDATE project_changes g SET is_archived = true FROM old
  WHERE g.project_id = old.project_id AND g.sequence = old.sequence AND NOT g.is_archived RETURNING 1)
SELECT count(*)::integer AS archived FROM moved`,
  params: [timestamptz],
  row: { archived: int4 },
});

@Handles(archiveLog)
export class ArchiveLogHandler implements Handler<typeof archiveLog> {
  constructor(
    private readonly work: UnitOfWork<ProjectsClient>,
    @Inject(SETTINGS) private readonly settings: Pick<ProjectsSettings, 'LOG_RECENT_DAYS'>,
  ) {}

  async handle(): Promise<OutputOf<typeof archiveLog>> {
    const before = (now: Date): Date => new Date(now.getTime() - this.settings.LOG_RECENT_DAYS * DAY_MS);
    const [moved] = await this.work.run(BY_ITSELF, (unit) => unit.rows(ARCHIVE, [before(unit.now)]));
    const archived = moved?.archived ?? 0;
    return { archived, has_more: archived === MOST_ROWS_AT_ONCE };
  }
}
