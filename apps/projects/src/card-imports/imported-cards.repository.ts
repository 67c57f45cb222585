import { Injectable } from '@nestjs/common';
import { array, bool, query, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';

/** Cards of a project among some ids, and whether they can come back from the trash: purged ones cannot. */
const FOUND = query({
  text: `SELECT c.id, c.position IS NULL AND c.title <> '' AS "isDeleted" FROM cards c WHERE c.id = ANY ($2) AND c.project_id = $1`,
  params: [uuid, array(uuid)],
  row: { id: uuid, isDeleted: bool },
});

/** Cards that came into projects from files. */
@Injectable()
export class ImportedCardsRepository {
  /** @returns those that are there, each with whether it is in the trash */
  async among(reads: ProjectsReads, projectId: string, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const rows = await reads.rows(FOUND, [projectId, ids]);
    return new Map(rows.map(({ id, isDeleted }) => [id, isDeleted]));
  }
}
