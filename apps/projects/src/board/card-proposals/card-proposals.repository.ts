import { Injectable } from '@nestjs/common';
import { command, uuid } from '@nivel/messaging/statement';
import type { ProjectsStatements } from '../../database.ts';

/** The same command may say so again. */
const APPLY = command({
  text: `UPDATE card_proposals SET state = 'applied', command_id = $3, proposal = NULL
WHERE project_id = $1 AND id = $2 AND (state = 'ready' OR (state = 'applied' AND command_id = $3)) RETURNING id`,
  params: [uuid, uuid, uuid],
  row: { id: uuid },
});
const DISMISS = command({
  text: `UPDATE card_proposals SET state = 'dismissed', proposal = NULL
WHERE project_id = $1 AND id = $2 AND state IN ('ready', 'dismissed') RETURNING id`,
  params: [uuid, uuid],
  row: { id: uuid },
});

/** What people decide of proposals that rules asked for. */
@Injectable()
export class CardProposalsRepository {
  /** @returns whether it could still be applied, or was by this very command */
  async apply(unit: ProjectsStatements, projectId: string, id: string, commandId: string): Promise<boolean> {
    return (await unit.rows(APPLY, [projectId, id, commandId])).length > 0;
  }

  /** @returns whether it could still be put aside, or was already */
  async dismiss(unit: ProjectsStatements, projectId: string, id: string): Promise<boolean> {
    return (await unit.rows(DISMISS, [projectId, id])).length > 0;
  }
}
