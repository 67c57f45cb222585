import {
  array,
  bool,
  float8,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { CardChange } from '../board/state/change.ts';
import { EFFECTIVE_ROLE, PEOPLE_OF_PROJECTS, SEEN_PROJECTS } from '../project-access/project-roles.sql.ts';

/** Cards that are named of one command. */
const MOST_NAMED = 3;
/** Characters of a long text that are shown. */
const SHOWN = 300;

const cut = (values: string, field: string): string =>
  `CASE WHEN ${values} ? '${field}' THEN jsonb_build_object('${field}', left(${values} ->> '${field}', ${SHOWN})) ELSE '{}' END`;
/** Long texts would not fit into one message. */
const short = (values: string): string =>
  `CASE WHEN jsonb_typeof(${values}) = 'object' THEN ${values} || ${cut(values, 'description')} || ${cut(values, 'notes')} ELSE 'null' END`;

/**
 * The actors of the commands: for a single person an index by person serves them, so there are two statements instead of one.
 */
export type Whose = 'everybody' | 'somebody';
const byActor: Readonly<Record<Whose, string>> = { everybody: '$1::uuid IS NULL', somebody: 'p.actor = $1' };

/** Saving a card may move it, and deleting a list moves its cards or deletes them: that occurs in what they did. */
const IS_OF_KIND = `('move-cards' = ANY ($3) AND p.kind IN ('save-card', 'delete-list') AND p.changes @? '$[*].set.list_id')
  OR ('delete-cards' = ANY ($3) AND p.kind = 'delete-list' AND p.changes @? '$[*] ? (@.of == "card" && @.set == null)')`;

/** Commands of a project that touched cards, newest first. `$1` is the actor, `$2` kinds that are left out, `$3` those that are meant. */
const commandsOf = (whose: Whose, project: string, below: string): string => `SELECT * FROM project_changes p
  WHERE p.project_id = ${project} AND ${below} AND p.kind <> ALL ($2) AND ${byActor[whose]}
  AND (cardinality($3::text[]) = 0 OR p.kind = ANY ($3) OR ${IS_OF_KIND}) AND p.changes @> '[{"of": "card"}]' ORDER BY p.sequence DESC LIMIT $4`;

/** Each command with the first of its cards. A purged card is not named. */
const told = (
  commands: string,
  order: string,
): string => `SELECT g.project_id AS "projectId", g.sequence::float8 AS sequence,
  g.at, g.actor AS by, g.kind, c.cards::integer AS cards, k.id AS "cardId", k.number, k.title,
  c.change || jsonb_build_object('set', ${short(`(c.change -> 'set')`)}, 'was', ${short(`(c.change -> 'was')`)}) AS change
FROM (${commands}) g
CROSS JOIN LATERAL (SELECT e.change, e.n, count(*) OVER () AS cards FROM jsonb_array_elements(g.changes) WITH ORDINALITY AS e (change, n)
  WHERE e.change ->> 'of' = 'card' ORDER BY e.n LIMIT ${MOST_NAMED}) c
LEFT JOIN cards k ON k.id = (c.change ->> 'id')::uuid AND k.project_id = g.project_id AND k.title <> ''
ORDER BY ${order}, c.n`;

const row = {
  projectId: uuid,
  sequence: float8,
  at: timestamptz,
  by: nullable(uuid),
  kind: text,
  cards: int4,
  cardId: nullable(uuid),
  number: nullable(int4),
  title: nullable(text),
  change: jsonb<CardChange>(),
};
const common = [nullable(uuid), array(text), array(text), int8] as const;

const ofProject = (whose: Whose) =>
  query({
    text: told(commandsOf(whose, '$5', 'p.sequence < $6'), 'g.sequence DESC'),
    params: [...common, uuid, int8],
    row,
  });
/** Commands of a project (`$5`) below a sequence number (`$6`). */
export const ACTIVITY_OF_PROJECT = { everybody: ofProject('everybody'), somebody: ofProject('somebody') };

const NEWEST = 'p.at DESC, p.project_id DESC, p.sequence DESC';
const everywhere = (whose: Whose) =>
  query({
    text: `WITH seen AS (SELECT p.id ${SEEN_PROJECTS.replaceAll('$1', '$5')} AND ${EFFECTIVE_ROLE} <> 'reader')
${told(
  `SELECT p.* FROM seen s CROSS JOIN LATERAL (${commandsOf(whose, 's.id', '(p.at, p.project_id, p.sequence) < ($6::timestamptz, $7::uuid, $8::bigint)')}) p ORDER BY ${NEWEST} LIMIT $4`,
  NEWEST.replaceAll('p.', 'g.'),
)}`,
    params: [...common, uuid, timestamptz, uuid, int8],
    row,
  });
/** Commands of all projects whose history a person (`$5`) may read, older than one of them (`$6`, `$7`, `$8`). */
export const ACTIVITY_EVERYWHERE = { everybody: everywhere('everybody'), somebody: everywhere('somebody') };

const named = (things: string): string =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name)), '[]') FROM ${things} t WHERE t.project_id = p.id`;

/** The names for values in a history: lists, labels and fields of projects (`$1`), and some of their cards (`$2`). */
export const NAMED_IN_PROJECTS = query({
  text: `SELECT p.id, p.organization_id AS "organizationId", p.name, p.key, p.color, ${named('lists')} AND t.position IS NOT NULL) AS lists,
  ${named('labels')}) AS labels, (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'currency', f.currency,
    'choices', f.choices, 'position', f.position)), '[]') FROM card_fields f WHERE f.project_id = p.id) AS fields,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.title)), '[]') FROM cards c
    WHERE c.project_id = p.id AND c.id = ANY ($2) AND c.position IS NOT NULL) AS cards
FROM projects p WHERE p.id = ANY ($1)`,
  params: [array(uuid), array(uuid)],
  row: {
    id: uuid,
    organizationId: nullable(uuid),
    name: text,
    key: text,
    color: text,
    lists: jsonb<{ id: string; name: string }[]>(),
    labels: jsonb<{ id: string; name: string }[]>(),
    fields: jsonb<FieldRow[]>(),
    cards: jsonb<{ id: string; name: string }[]>(),
  },
});

/** The people among some (`$2`) who are in one of some projects (`$1`), or were until their removal from Crico. */
export const NAMED_PEOPLE = query({
  text: `SELECT DISTINCT u.user_id AS "userId", u.full_name AS "fullName", true AS "isActive" ${PEOPLE_OF_PROJECTS} AND u.user_id = ANY ($2)
UNION SELECT u.user_id, u.full_name, false FROM crico_users u JOIN project_members m ON m.user_id = u.user_id
WHERE NOT u.is_active AND m.project_id = ANY ($1) AND u.user_id = ANY ($2)`,
  params: [array(uuid), array(uuid)],
  row: { userId: uuid, fullName: text, isActive: bool },
});
