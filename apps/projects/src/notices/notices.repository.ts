import { Injectable } from '@nestjs/common';
import { array, bool, query, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';

const SILENT = query({
  text: 'SELECT project_id AS id FROM project_settings WHERE project_id = ANY ($1) AND NOT email_notifications',
  params: [array(uuid)],
  row: { id: uuid },
});
const COMMENTS = query({
  text: `SELECT id, project_id AS "projectId", is_team_only AS "isTeamOnly" FROM comments
WHERE id = ANY ($1) AND deleted_at IS NULL
UNION ALL SELECT id, project_id, true FROM chat_messages WHERE id = ANY ($1) AND deleted_at IS NULL`,
  params: [array(uuid)],
  row: { id: uuid, projectId: uuid, isTeamOnly: bool },
});

/** The data that notices of projects depend on. */
@Injectable()
export class NoticesRepository {
  /** The projects whose settings allow no e-mails. */
  async silent(reads: Pick<ProjectsReads, 'rows'>, projectIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await reads.rows(SILENT, [projectIds])).map(({ id }) => id));
  }

  /** Existing comments and chat messages, by their ids. */
  async comments(reads: ProjectsReads, ids: readonly string[]) {
    return new Map((await reads.rows(COMMENTS, [ids])).map((comment) => [comment.id, comment]));
  }
}
