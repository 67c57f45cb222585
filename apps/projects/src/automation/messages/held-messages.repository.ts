import { Injectable } from '@nestjs/common';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { automationAnnounced } from '@nivel/contracts/projects/automation/automation-announced.fact';
import type { automationEmailed } from '@nivel/contracts/projects/automation/automation-emailed.fact';
import type { automationNotified } from '@nivel/contracts/projects/automation/automation-notified.fact';
import { command, int8, jsonb, text, timestamptz, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsStatements } from '../../database.ts';

const HOLD = command({
  text: `INSERT INTO automation_held_messages (id, project_id, rule_id, kind, payload, recipient, actor, trace, until)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  params: [uuid, uuid, uuid, text, jsonb<never>(), uuid, uuid, text, timestamptz],
});
/** In the trash nobody is told anything; who is brought back hears of it then. */
const TAKE = command({
  text: `DELETE FROM automation_held_messages WHERE id = ANY (ARRAY(
  SELECT h.id FROM automation_held_messages h JOIN projects p ON p.id = h.project_id LEFT JOIN organizations g ON g.id = p.organization_id
  WHERE h.until <= $1 AND p.deleted_at IS NULL AND g.deleted_at IS NULL ORDER BY h.until, h.id LIMIT $2 FOR UPDATE OF h SKIP LOCKED))
RETURNING project_id AS "projectId", recipient, actor, trace, jsonb_build_object('kind', kind, 'payload', payload) AS message`,
  params: [timestamptz, int8],
  row: { projectId: uuid, recipient: uuid, actor: uuid, trace: text, message: jsonb<RuleMessage>() },
});

/** What a rule has to say to one person. */
export type RuleMessage =
  | { readonly kind: 'announcement'; readonly payload: PayloadOf<typeof automationAnnounced> }
  | { readonly kind: 'notice'; readonly payload: PayloadOf<typeof automationNotified> }
  | { readonly kind: 'email'; readonly payload: PayloadOf<typeof automationEmailed> };
type HeldMessage = RowOfStatement<typeof TAKE>;

/** Messages of rules that wait for the end of quiet hours. */
@Injectable()
export class HeldMessagesRepository {
  async hold(
    unit: ProjectsStatements,
    { ruleId, ownerId, until }: { readonly ruleId: string; readonly ownerId: string; readonly until: Date },
    { kind, payload }: RuleMessage,
  ): Promise<void> {
    const whose = [unit.newId(), payload.projectId, ruleId] as const;
    await unit.rows(HOLD, [...whose, kind, JSON.stringify(payload), payload.userId, ownerId, unit.trace, until]);
  }

  /** Those whose time has come, so many at most; they are gone with the unit. */
  take(unit: ProjectsStatements, most: number): Promise<HeldMessage[]> {
    return unit.rows(TAKE, [unit.now, most]);
  }
}
