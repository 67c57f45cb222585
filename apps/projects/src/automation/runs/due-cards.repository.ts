import { Injectable } from '@nestjs/common';
import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import { array, command, date, int8, query, uuid } from '@nivel/messaging/statement';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import type { ProjectsReads } from '../../database.ts';
import { RULE_COLUMNS, storedRule } from '../rules/automation-rules.repository.ts';
import type { StoredRule } from '../rules/stored-rule.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** Days that a rule is about, both included. */
interface Span {
  readonly first: string;
  readonly last: string;
}

const PENDING = `c.position IS NOT NULL AND l.status <> 'done'
  AND NOT EXISTS (SELECT 1 FROM automation_due_cards d WHERE d.rule_id = r.id AND d.card_id = c.id AND d.due_on = c.due_on)`;
/** A day more on both sides: it is not the same day everywhere. */
const RULES = query({
  text: `SELECT ${RULE_COLUMNS} FROM automation_rules r JOIN projects p ON p.id = r.project_id LEFT JOIN organizations g ON g.id = p.organization_id
WHERE r.is_active AND r.deleted_at IS NULL AND p.deleted_at IS NULL AND g.deleted_at IS NULL AND r.trigger ->> 'kind' IN ('due-within', 'overdue')
AND EXISTS (SELECT 1 FROM cards c JOIN lists l ON l.id = c.list_id WHERE c.project_id = r.project_id AND ${PENDING}
  AND c.due_on <= $1::date + 1 + coalesce((r.trigger ->> 'days')::integer, 0) AND (r.trigger ->> 'kind' = 'overdue' OR c.due_on >= $1::date - 1))
ORDER BY r.id`,
  params: [date],
  row: storedRule,
});
const CARDS = query({
  text: `SELECT c.id FROM automation_rules r JOIN cards c ON c.project_id = r.project_id JOIN lists l ON l.id = c.list_id
WHERE r.id = $1 AND c.due_on BETWEEN $2 AND $3 AND ${PENDING} ORDER BY c.due_on, c.number LIMIT $4`,
  params: [uuid, date, date, int8],
  row: { id: uuid },
});
const MARK = command({
  text: `INSERT INTO automation_due_cards (rule_id, card_id, project_id, due_on)
SELECT $1, c.id, c.project_id, c.due_on FROM cards c WHERE c.project_id = $2 AND c.id = ANY ($3) AND c.due_on IS NOT NULL
ON CONFLICT DO NOTHING`,
  params: [uuid, uuid, array(uuid)],
});

/** Before every deadline. */
const EVER = '0001-01-01';

const spanOf = ({ trigger }: StoredRule, today: string): Span =>
  trigger.kind === 'due-within'
    ? { first: today, last: daysAfter(today, trigger.days) }
    : { first: EVER, last: daysAfter(today, -1) };

/** Cards whose deadline makes a rule run, each once for a due date. */
@Injectable()
export class DueCardsRepository {
  /** Rules that may have such cards. @param today in UTC */
  rules(reads: Reads, today: string): Promise<StoredRule[]> {
    return reads.rows(RULES, [today]);
  }

  /** Cards that have not triggered the rule yet, the earliest deadline first. @param today for the owner of the rule */
  async pending(reads: Reads, rule: StoredRule, today: string, limit: number): Promise<string[]> {
    const { first, last } = spanOf(rule, today);
    return (await reads.rows(CARDS, [rule.id, first, last, limit])).map(({ id }) => id);
  }

  async mark(unit: Pick<SqlUnit, 'rows'>, rule: StoredRule, cards: readonly string[]): Promise<void> {
    await unit.rows(MARK, [rule.id, rule.projectId, cards]);
  }
}
