import { Injectable } from '@nestjs/common';
import { command, nullable, query, text, timestamptz, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

const COLUMNS = `w.id, w.project_id AS "projectId", w.name, w.url, w.sealed_secret AS "sealedSecret", w.created_by AS "createdBy",
  w.created_at AS "createdAt", w.deleted_at AS "deletedAt"`;
const row = {
  id: uuid,
  projectId: uuid,
  name: text,
  url: text,
  sealedSecret: text,
  createdBy: uuid,
  createdAt: timestamptz,
  deletedAt: nullable(timestamptz),
};
const OF_PROJECT = query({
  text: `SELECT ${COLUMNS} FROM automation_webhooks w WHERE w.project_id = $1 AND w.deleted_at IS NULL ORDER BY w.created_at, w.id`,
  params: [uuid],
  row,
});
const FIND = query({
  text: `SELECT ${COLUMNS} FROM automation_webhooks w WHERE w.id = $1`,
  params: [uuid],
  row,
});
const ADD = command({
  text: `INSERT INTO automation_webhooks (id, project_id, name, url, sealed_secret, created_by, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  params: [uuid, uuid, text, text, text, uuid, timestamptz],
});
/** The name stays for the history of rules; address and secret go. */
const DELETE = command({
  text: `UPDATE automation_webhooks SET url = '', sealed_secret = '', deleted_at = $3
WHERE project_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
  params: [uuid, uuid, timestamptz],
  row: { id: uuid },
});

export type StoredWebhook = RowOfStatement<typeof FIND>;

/** Stored webhooks. */
@Injectable()
export class WebhooksRepository {
  /** Webhooks that rules may call. */
  of(reads: Reads, projectId: string): Promise<StoredWebhook[]> {
    return reads.rows(OF_PROJECT, [projectId]);
  }

  /** Finds a deleted webhook and one of another project too. */
  async find(reads: Reads, id: string): Promise<StoredWebhook | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  async add(
    unit: ProjectsStatements,
    { id, projectId, name, url, sealedSecret, createdBy }: Omit<StoredWebhook, 'createdAt' | 'deletedAt'>,
  ): Promise<void> {
    await unit.rows(ADD, [id, projectId, name, url, sealedSecret, createdBy, unit.now]);
  }

  /** @returns whether it existed */
  async delete(unit: ProjectsStatements, projectId: string, id: string): Promise<boolean> {
    return (await unit.rows(DELETE, [projectId, id, unit.now])).length > 0;
  }
}
