import { Injectable } from '@nestjs/common';
import type { AutomationSettings, QuietHours } from '@nivel/contracts/projects/automation/automation-settings';
import {
  bool,
  command,
  int4,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** The refusals of a pause and the waiting messages are counted only here. */
const SHOWN = query({
  text: `SELECT s.paused_at AS "pausedAt", s.paused_by AS "pausedBy", s.time_zone AS "timeZone", s.quiet_from AS "quietFrom",
  s.quiet_until AS "quietUntil", s.version,
  (SELECT count(*)::integer FROM automation_runs u WHERE u.project_id = $1 AND u.result = 'paused' AND u.started_at >= s.paused_at)
  + (SELECT count(*)::integer FROM project_task_runs t WHERE t.project_id = $1 AND t.error = 'automation_paused'
     AND t.started_at >= s.paused_at) AS refused,
  (SELECT count(*)::integer FROM automation_held_messages h WHERE h.project_id = $1) AS waiting
FROM automation_settings s WHERE s.project_id = $1`,
  params: [uuid],
  row: {
    pausedAt: nullable(timestamptz),
    pausedBy: nullable(uuid),
    timeZone: nullable(text),
    quietFrom: nullable(int4),
    quietUntil: nullable(int4),
    version: int4,
    refused: int4,
    waiting: int4,
  },
});
const IS_PAUSED = query({
  text: 'SELECT paused_at IS NOT NULL AS paused FROM automation_settings WHERE project_id = $1',
  params: [uuid],
  row: { paused: bool },
});
const QUIET = query({
  text: 'SELECT quiet_from AS "from", quiet_until AS until FROM automation_settings WHERE project_id = $1 AND quiet_from IS NOT NULL',
  params: [uuid],
  row: { from: int4, until: int4 },
});
const PAUSE = command({
  text: `INSERT INTO automation_settings (project_id, paused_at, paused_by, version) VALUES ($1, $2, $3, 0)
ON CONFLICT (project_id) DO UPDATE SET paused_at = excluded.paused_at, paused_by = excluded.paused_by`,
  params: [uuid, nullable(timestamptz), nullable(uuid)],
});
const CHOOSE = command({
  text: `INSERT INTO automation_settings AS s (project_id, time_zone, quiet_from, quiet_until, version) VALUES ($1, $2, $3, $4, 1)
ON CONFLICT (project_id) DO UPDATE SET time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
  quiet_until = excluded.quiet_until, version = s.version + 1`,
  params: [uuid, nullable(text), nullable(int4), nullable(int4)],
});
/** Waiting messages are sent at the latest when the present quiet hours end. */
const SHORTEN = command({
  text: 'UPDATE automation_held_messages SET until = least(until, $2) WHERE project_id = $1',
  params: [uuid, timestamptz],
});

type StoredSettings = RowOfStatement<typeof SHOWN>;
type Choices = Pick<AutomationSettings, 'time_zone' | 'quiet_hours'>;

const quietOf = ({ quietFrom: from, quietUntil: until }: Pick<StoredSettings, 'quietFrom' | 'quietUntil'>) =>
  from === null || until === null ? null : { from, until };

const NOTHING_CHOSEN: AutomationSettings = {
  ...{ is_paused: false, paused_by: null, paused_at: null, refused_runs: 0 },
  ...{ time_zone: null, quiet_hours: null, version: 0, waiting: 0 },
};

/** The leads' settings for all automation of a project. */
@Injectable()
export class AutomationSettingsRepository {
  async of(reads: Reads, projectId: string): Promise<AutomationSettings> {
    const [found] = await reads.rows(SHOWN, [projectId]);
    if (found === undefined) return NOTHING_CHOSEN;
    return {
      ...{ is_paused: found.pausedAt !== null, paused_by: found.pausedBy },
      paused_at: found.pausedAt?.toISOString() ?? null,
      ...{ refused_runs: found.refused, waiting: found.waiting },
      ...{ time_zone: found.timeZone, quiet_hours: quietOf(found), version: found.version },
    };
  }

  async isPaused(reads: Reads, projectId: string): Promise<boolean> {
    return (await reads.rows(IS_PAUSED, [projectId]))[0]?.paused ?? false;
  }

  async quietHours(reads: Reads, projectId: string): Promise<QuietHours | null> {
    return (await reads.rows(QUIET, [projectId]))[0] ?? null;
  }

  /** @param by the person who pauses everything; null: a person who left */
  async pause(unit: ProjectsStatements, projectId: string, by: string | null): Promise<void> {
    await unit.rows(PAUSE, [projectId, by === null ? null : unit.now, by]);
  }

  /** @param heldUntil when what waits leaves at the latest */
  async choose(unit: ProjectsStatements, projectId: string, choices: Choices, heldUntil: Date): Promise<void> {
    const { time_zone, quiet_hours: quiet } = choices;
    await unit.rows(CHOOSE, [projectId, time_zone, quiet?.from ?? null, quiet?.until ?? null]);
    await unit.rows(SHORTEN, [projectId, heldUntil]);
  }
}
