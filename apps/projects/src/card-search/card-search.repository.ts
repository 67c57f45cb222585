import { Injectable } from '@nestjs/common';
import { DatabaseError, Pool } from 'pg';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { FilterNames } from '@nivel/contracts/projects/filter/filter-field';
import { filterErrors } from '@nivel/contracts/projects/filter/filter.errors';
import type { OwnField } from '@nivel/contracts/projects/filter/own-fields';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { jsonb, query, uuid } from '@nivel/messaging/statement';
import { inTransaction } from '@nivel/platform/database';
import type { ProjectsReads } from '../database.ts';
import { PROJECT_PEOPLE } from '../project-access/project-roles.sql.ts';
import { filterCondition, type FilterRequest } from './card-conditions.ts';
import { cardOrder, type Sort } from './card-orders.ts';
import { searchCondition } from './search-condition.ts';
import { StatementValues } from './statement-values.ts';

/** Longest that a filter may work, in ms. */
const LONGEST_MS = 2_000;
/** Bytes of cards in one answer: a message between services holds a megabyte. */
const MOST_BYTES = 480_000;
const CANCELLED = '57014';

const CARD = `jsonb_build_object('id', c.id, 'number', c.number, 'list_id', c.list_id, 'position', c.position, 'title', c.title,
  'priority', c.priority, 'assignee', c.assignee, 'start_on', c.start_on, 'due_on', c.due_on, 'progress', c.progress,
  'blocked_reason', c.blocked_reason, 'labels', coalesce(c.labels, '{}'), 'tags', coalesce(c.tags, '{}'),
  'watchers', coalesce(c.watchers, '{}'), 'depends_on', coalesce(c.depends_on, '{}'), 'checklist', coalesce(c.checklist, '[]'),
  'estimated_hours', c.estimated_hours, 'actual_hours', c.actual_hours, 'description_version', coalesce(c.description_version, 0),
  'notes_version', coalesce(c.notes_version, 0), 'cover', c.cover, 'fields', coalesce(c.fields, '{}'),
  'link_terms', coalesce(c.link_terms, '{}'), 'is_automatic', coalesce(c.is_automatic, false),
  'repeats', c.repeats)`;

type Named = readonly { readonly id: string; readonly name: string }[];
const named = (rows: string): string =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name)), '[]') FROM (${rows}) n)`;
const NAMES = query({
  text: `SELECT ${named('SELECT l.id, l.name FROM lists l WHERE l.project_id = $1 AND l.position IS NOT NULL')} AS list,
  ${named('SELECT b.id, b.name FROM labels b WHERE b.project_id = $1')} AS label,
  ${named(`SELECT u.user_id AS id, u.full_name AS name ${PROJECT_PEOPLE}`)} AS person,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'choices', f.choices) ORDER BY f.position), '[]')
     FROM card_fields f WHERE f.project_id = $1) AS field`,
  params: [uuid],
  row: { list: jsonb<Named>(), label: jsonb<Named>(), person: jsonb<Named>(), field: jsonb<readonly OwnField[]>() },
});

/** The query, its author, and the requested page. */
export interface CardQuestion extends FilterRequest {
  readonly projectId: string;
  readonly userId: string;
  /** The caller's role in the project: comments are not for everybody. */
  readonly role: ProjectRole;
  readonly today: string;
  readonly search: string;
  readonly sort: Sort;
  readonly turned: boolean;
  /** After the card with an id, which was the nth; after n cards where it is no longer found. */
  readonly after: { readonly nth: number; readonly id: string } | null;
  readonly limit: number;
}

/** The names that filters of a project use. */
interface Vocabulary {
  readonly own: readonly OwnField[];
  readonly names: FilterNames;
}

type WordsQuestion = Pick<CardQuestion, 'projectId' | 'role' | 'search' | 'limit'>;

interface Found {
  readonly nth: number;
  readonly total: number;
  readonly card: CardRow;
}

/** The first are found without putting all others in order: few are compared with more than the last of them. */
const firstPage = (cards: string, order: string, { limit }: CardQuestion, values: StatementValues): string =>
  `page AS (
  SELECT f.id, row_number() OVER ()::integer AS nth, f.total FROM (
    SELECT c.id, count(*) OVER ()::integer AS total ${cards} ORDER BY ${order} LIMIT ${values.add(limit, 'bigint')}
  ) f`;

const laterPage = (cards: string, order: string, { after, limit }: CardQuestion, values: StatementValues): string => {
  const [id, nth] = [values.add(after?.id ?? null, 'uuid'), values.add(after?.nth ?? 0, 'integer')];
  return `found AS MATERIALIZED (
  SELECT c.id, row_number() OVER (ORDER BY ${order})::integer AS nth, count(*) OVER ()::integer AS total ${cards}
), page AS (
  SELECT f.* FROM found f WHERE f.nth > coalesce((SELECT a.nth FROM found a WHERE a.id = ${id}), ${nth})
  ORDER BY f.nth LIMIT ${values.add(limit, 'bigint')}`;
};

/**
 * One statement per search. Its text consists of names in the contract, never of a caller's text. It is not a named prepared
 * statement, because there are as many texts as filters.
 */
const statementOf = (asked: CardQuestion): { text: string; values: unknown[] } => {
  const values = new StatementValues();
  const by = {
    project: values.add(asked.projectId, 'uuid'),
    today: values.add(asked.today, 'date'),
    me: values.add(asked.userId, 'uuid'),
    todayDay: asked.today,
  };
  const filter = filterCondition(asked, values, by);
  const search = searchCondition(asked.search, values, { project: by.project, role: asked.role });
  const order = cardOrder(asked.sort, asked.turned);
  const cards = `FROM cards c JOIN lists l ON l.id = c.list_id
  WHERE c.project_id = ${by.project} AND c.position IS NOT NULL AND ${by.today} IS NOT NULL AND ${by.me} IS NOT NULL
    AND ${filter} AND ${search}`;
  const text = `WITH ${(asked.after === null ? firstPage : laterPage)(cards, order, asked, values)}
), measured AS MATERIALIZED (
  SELECT p.nth, p.total, ${CARD} AS card FROM page p JOIN cards c ON c.id = p.id
)
SELECT m.nth, m.total, m.card FROM (
  SELECT *, sum(octet_length(card::text)) OVER (ORDER BY nth) AS bytes, row_number() OVER (ORDER BY nth) AS place FROM measured
) m WHERE m.bytes < ${MOST_BYTES} OR m.place = 1 ORDER BY m.nth`;
  return { text, values: values.list };
};

/** The ids of a limited number of cards, in no order: frequent words are found without reading every card. */
const wordsStatement = ({ projectId, role, search, limit }: WordsQuestion): { text: string; values: unknown[] } => {
  const values = new StatementValues();
  const by = { project: values.add(projectId, 'uuid'), role };
  const text = `SELECT c.id FROM cards c WHERE c.project_id = ${by.project} AND c.position IS NOT NULL
  AND ${searchCondition(search, values, by)} LIMIT ${values.add(limit, 'bigint')}`;
  return { text, values: values.list };
};

/** Cards that match a filter. */
@Injectable()
export class CardSearchRepository {
  constructor(private readonly pool: Pool) {}

  /** @throws AppError `filter_too_slow` */
  find(asked: CardQuestion): Promise<readonly Found[]> {
    return this.inTime(statementOf(asked));
  }

  /** The ids of cards that contain words. @throws AppError `filter_too_slow` */
  async withWords(asked: WordsQuestion): Promise<readonly string[]> {
    return (await this.inTime<{ readonly id: string }>(wordsStatement(asked))).map(({ id }) => id);
  }

  private async inTime<Row extends object>(statement: { text: string; values: unknown[] }): Promise<readonly Row[]> {
    try {
      return await inTransaction(this.pool, async (connection) => {
        await connection.query(`SET LOCAL statement_timeout = ${LONGEST_MS}`);
        return (await connection.query<Row>(statement)).rows;
      });
    } catch (error) {
      if (error instanceof DatabaseError && error.code === CANCELLED) throw new AppError(filterErrors.filter_too_slow);
      throw error;
    }
  }

  /** The possible filters on cards of a project, and the names of its things. */
  async vocabulary(reads: ProjectsReads, projectId: string): Promise<Vocabulary> {
    const [found] = await reads.rows(NAMES, [projectId]);
    const own = found?.field ?? [];
    const choices = new Map(own.map((field) => [field.id, field.choices]));
    const isKnown = (of: string) => of === 'list' || of === 'label' || of === 'person' || of === 'field';
    return { own, names: (of) => (isKnown(of) ? found?.[of] : choices.get(of)) ?? [] };
  }
}
