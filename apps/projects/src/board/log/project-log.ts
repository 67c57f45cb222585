import { Injectable } from '@nestjs/common';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { command, float8, jsonb, text, timestamptz, uuid, nullable } from '@nivel/messaging/statement';
import type { ProjectsUnit } from '../../database.ts';
import { bareChange, type Change } from '../state/change.ts';
import { deltaOf } from '../state/delta.ts';

const APPEND = command({
  text: `WITH held AS (UPDATE projects SET sequence = sequence + 1 WHERE id = $1 RETURNING sequence)
INSERT INTO project_changes (project_id, sequence, at, actor, kind, command_id, asked, changes, is_undoable)
SELECT $1, held.sequence, $2, $3, $4, $5, '', $6, false FROM held RETURNING sequence::float8 AS sequence`,
  params: [uuid, timestamptz, nullable(uuid), text, uuid, jsonb<never>()],
  row: { sequence: float8 },
});

/** Rows of the log for what changes beside the board: they name the kind of change, and not its values. */
@Injectable()
export class ProjectLog {
  /** The caller holds the project. */
  note(unit: ProjectsUnit, projectId: string, of: 'settings' | 'team', kind: string): Promise<void> {
    return this.append(unit, projectId, kind, bareChange(of, projectId));
  }

  /** The same of the files of a card. */
  noteFiles(unit: ProjectsUnit, projectId: string, cardId: string, kind: string): Promise<void> {
    return this.append(unit, projectId, kind, bareChange('attachment', cardId));
  }

  /** A file went, and with it the cover of its card. */
  noteCoverGone(unit: ProjectsUnit, projectId: string, cardId: string, cover: string, kind: string): Promise<void> {
    const uncovered: Change = { of: 'card', id: cardId, set: { cover: null }, was: { cover } };
    return this.append(unit, projectId, kind, bareChange('attachment', cardId), uncovered);
  }

  private async append(unit: ProjectsUnit, projectId: string, kind: string, ...changes: Change[]): Promise<void> {
    const commandId = unit.newId();
    const values = [projectId, unit.now, unit.actor, kind, commandId, JSON.stringify(changes)] as const;
    const [row] = await unit.rows(APPEND, [...values]);
    if (row === undefined) return;
    const { sequence } = row;
    const delta = deltaOf({ sequence, at: unit.now.toISOString(), by: unit.actor, kind, commandId, changes });
    unit.tell(projectChanged, { projectId, delta }, { aggregate: projectId, version: sequence });
  }
}
