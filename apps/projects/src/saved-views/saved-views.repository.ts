import { Injectable } from '@nestjs/common';
import type { SavedViewRow } from '@nivel/contracts/projects/saved-view';
import { bool, command, jsonb, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

const SHOWN = query({
  text: `SELECT id, name, choices, is_shared, is_default FROM saved_views
WHERE project_id = $1 AND (is_shared OR owner_id = $2) ORDER BY is_shared DESC, lower(name), id`,
  params: [uuid, uuid],
  row: { id: uuid, name: text, choices: jsonb<SavedViewRow['choices']>(), is_shared: bool, is_default: bool },
});
/** A view of another project or person is not changed. A person who stops sharing a view keeps it. */
const SAVE = command({
  text: `INSERT INTO saved_views AS v (id, project_id, owner_id, name, choices, is_shared, is_default, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (id) DO UPDATE SET name = $4, choices = $5, is_shared = $6, is_default = $7, updated_at = $8,
  owner_id = CASE WHEN v.is_shared AND NOT $6 THEN $3 ELSE v.owner_id END
  WHERE v.project_id = $2 AND (v.is_shared OR v.owner_id = $3)
RETURNING id`,
  params: [uuid, uuid, uuid, text, jsonb<never>(), bool, bool, timestamptz],
  row: { id: uuid },
});
const ONLY_DEFAULT = command({
  text: 'UPDATE saved_views SET is_default = false WHERE project_id = $1 AND id <> $2 AND is_default',
  params: [uuid, uuid],
});
const DELETE = command({ text: 'DELETE FROM saved_views WHERE project_id = $1 AND id = $2', params: [uuid, uuid] });
const FORGET = command({ text: 'DELETE FROM saved_views WHERE owner_id = $1 AND NOT is_shared', params: [uuid] });

/** Stored views. */
@Injectable()
export class SavedViewsRepository {
  /** The views that a person sees: shared ones first, by name. */
  async shownTo(reads: Pick<ProjectsReads, 'rows'>, projectId: string, userId: string): Promise<SavedViewRow[]> {
    return [...(await reads.rows(SHOWN, [projectId, userId]))];
  }

  /** @returns false where another project or another person has the id */
  async save(unit: ProjectsUnit, projectId: string, userId: string, view: SavedViewRow): Promise<boolean> {
    const { id, name, choices, is_shared, is_default } = view;
    const values = [id, projectId, userId, name, JSON.stringify(choices), is_shared, is_default, unit.now] as const;
    if ((await unit.rows(SAVE, [...values])).length === 0) return false;
    if (is_default) await unit.rows(ONLY_DEFAULT, [projectId, id]);
    return true;
  }

  async delete(unit: ProjectsUnit, projectId: string, id: string): Promise<void> {
    await unit.rows(DELETE, [projectId, id]);
  }

  /** Shared ones stay: it belongs to the project. */
  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
