import { Injectable } from '@nestjs/common';
import { array, bool, int4, query, text, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';

const named = { id: uuid, name: text, isDeleted: bool };
/** Purged ones no longer have a name. */
const OF_IDS = query({
  text: `SELECT id, name, deleted_at IS NOT NULL AS "isDeleted" FROM projects
WHERE id = ANY ($1) AND purged_at IS NULL AND name <> '' ORDER BY lower(name), id`,
  params: [array(uuid)],
  row: named,
});
const THERE = query({
  text: `SELECT id, name, false AS "isDeleted" FROM projects
WHERE deleted_at IS NULL AND copying_since IS NULL ORDER BY lower(name), id LIMIT $1::int`,
  params: [int4],
  row: named,
});

/** The names of the installation's projects. */
@Injectable()
export class ProjectNamesRepository {
  /** Includes those in the trash. */
  ofIds(reads: ProjectsReads, ids: readonly string[]) {
    return reads.rows(OF_IDS, [ids]);
  }

  /** The existing ones, by name. */
  there(reads: ProjectsReads, most: number) {
    return reads.rows(THERE, [most]);
  }
}
