import { array, bool, float8, int8, jsonb, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { readCard } from '@nivel/contracts/projects/read-card.operation';
import type { CardChange } from '../state/change.ts';

const TEXT = (field: string): string =>
  `coalesce((SELECT t.text FROM card_texts t WHERE t.card_id = c.id AND t.field = '${field}'), '')`;

/** A moment as JSON says it. */
const MOMENT = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a board does not hold of a card, of one moment of its project. */
export const READ_CARD = query({
  text: `SELECT p.sequence::float8 AS sequence, ${TEXT('description')} AS description, ${TEXT('notes')} AS notes,
  coalesce(c.description_version, 0)::float8 AS "descriptionVersion", coalesce(c.notes_version, 0)::float8 AS "notesVersion",
  c.created_by AS "createdBy", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.position IS NULL AS "isDeleted",
  (SELECT jsonb_build_object('id', q.id, 'rule_name', r.name, 'made_at', ${MOMENT('q.made_at')}, 'proposal', q.proposal)
    FROM card_proposals q JOIN automation_rules r ON r.id = q.rule_id WHERE q.card_id = c.id AND q.state = 'ready') AS proposal
FROM cards c JOIN projects p ON p.id = c.project_id WHERE c.id = $2 AND c.project_id = $1 AND c.title <> ''`,
  params: [uuid, uuid],
  row: {
    sequence: float8,
    description: text,
    notes: text,
    descriptionVersion: float8,
    notesVersion: float8,
    createdBy: nullable(uuid),
    createdAt: timestamptz,
    updatedAt: timestamptz,
    isDeleted: bool,
    proposal: nullable(jsonb<NonNullable<OutputOf<typeof readCard>['proposal']>>()),
  },
});

/** Rows of the log that are about a card, newest first. Only those that can be are looked at: from when it was made until it changed last. */
export const CARD_HISTORY = query({
  text: `SELECT g.sequence::float8 AS sequence, g.at, g.actor AS by, g.kind, c.change
FROM cards k
JOIN project_changes g ON g.project_id = k.project_id AND g.sequence < $3 AND g.at BETWEEN k.created_at AND k.updated_at AND g.kind <> ALL ($4)
JOIN LATERAL jsonb_array_elements(g.changes) AS c (change) ON c.change ->> 'id' = k.id::text AND c.change ->> 'of' = 'card'
WHERE k.id = $2 AND k.project_id = $1 AND g.changes @> jsonb_build_array(jsonb_build_object('id', k.id))
ORDER BY g.sequence DESC LIMIT $5`,
  params: [uuid, uuid, int8, array(text), int8],
  row: { sequence: float8, at: timestamptz, by: nullable(uuid), kind: text, change: jsonb<CardChange>() },
});
