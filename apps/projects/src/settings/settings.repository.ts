import { Injectable } from '@nestjs/common';
import type { ProjectMetadata } from '@nivel/contracts/projects/settings-shape';
import { command, int4, jsonb, nullable, query, uuid, type Statements } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';
import { boardFields, defaultSettings, type ProjectSettings } from './project-settings.ts';

type BoardFields = Pick<ProjectMetadata, (typeof boardFields)[number]>;

const FIND = query({
  text: `SELECT jsonb_build_object(${boardFields.map((field) => `'${field}', p.${field}`).join(', ')}) AS board,
  to_jsonb(s) - 'project_id' AS settings
FROM projects p LEFT JOIN project_settings s ON s.project_id = p.id WHERE p.id = $1`,
  params: [uuid],
  row: { board: jsonb<BoardFields>(), settings: nullable(jsonb<ProjectSettings>()) },
});
const COLUMNS = Object.keys(defaultSettings);
const SAVE = command({
  text: `INSERT INTO project_settings SELECT r.* FROM jsonb_populate_record(NULL::project_settings, $1) r
ON CONFLICT (project_id) DO UPDATE SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  params: [jsonb<never>()],
});
const READERS = query({
  text: 'SELECT count(*)::integer AS count FROM crico_users WHERE is_active',
  params: [],
  row: { count: int4 },
});

/** Settings of projects. Changing it requires the lock of the project's row. */
@Injectable()
export class SettingsRepository {
  async find(
    reads: Pick<ProjectsReads, 'rows'>,
    projectId: string,
  ): Promise<{ readonly board: BoardFields; readonly settings: ProjectSettings } | null> {
    const [found] = await reads.rows(FIND, [projectId]);
    return found === undefined ? null : { board: found.board, settings: found.settings ?? defaultSettings };
  }

  async save(unit: Statements, projectId: string, changed: Partial<ProjectSettings>): Promise<void> {
    const [before] = await unit.rows(FIND, [projectId]);
    const row = { ...(before?.settings ?? defaultSettings), ...changed, project_id: projectId };
    await unit.rows(SAVE, [JSON.stringify(row)]);
  }

  /** The number of readers of a public project. */
  async publicReaders(reads: ProjectsReads): Promise<number> {
    return (await reads.rows(READERS, []))[0]?.count ?? 0;
  }
}
