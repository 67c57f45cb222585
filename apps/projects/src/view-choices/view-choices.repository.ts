import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { viewChoices } from '@nivel/contracts/projects/view-choices';
import { array, command, jsonb, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

export type ViewChoices = z.output<typeof viewChoices>;

const FIND = query({
  text: 'SELECT choices, collapsed FROM view_choices WHERE project_id = $1 AND user_id = $2',
  params: [uuid, uuid],
  row: { choices: jsonb<ViewChoices>(), collapsed: array(text) },
});
/** Null fields stay as they were. */
const SAVE = command({
  text: `INSERT INTO view_choices AS v (project_id, user_id, choices, collapsed, updated_at)
VALUES ($1, $2, coalesce($3::jsonb, '{}'), coalesce($4::text[], '{}'), $5)
ON CONFLICT (project_id, user_id) DO UPDATE SET choices = coalesce($3::jsonb, v.choices), collapsed = coalesce($4::text[], v.collapsed),
  updated_at = $5`,
  params: [uuid, uuid, nullable(jsonb<never>()), nullable(array(text)), timestamptz],
});
const FORGET = command({ text: 'DELETE FROM view_choices WHERE user_id = $1', params: [uuid] });

/** People's views of projects: a row for each person and project. */
@Injectable()
export class ViewChoicesRepository {
  async find(reads: ProjectsReads, projectId: string, userId: string) {
    return (await reads.rows(FIND, [projectId, userId]))[0] ?? null;
  }

  async save(
    unit: ProjectsUnit,
    projectId: string,
    userId: string,
    given: { readonly choices?: ViewChoices | undefined; readonly collapsed?: readonly string[] | undefined },
  ): Promise<void> {
    const choices = given.choices === undefined ? null : JSON.stringify(given.choices);
    await unit.rows(SAVE, [projectId, userId, choices, given.collapsed ?? null, unit.now]);
  }

  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
