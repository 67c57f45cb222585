import type pg from 'pg';
import { seedBoards, type SeededBoard } from './boards.ts';

/** Cards of the project, and comments that were written about them. */
const CARDS = 100_000;
const COMMENTS = 500_000;
const WORDS = 20_000;
const SYLLABLES = `ARRAY['ba','ce','di','fo','gu','ha','je','li','mo','nu','pa','re','sá','to','vé','xi','ya','zo','tri','plá']`;

/** Words distributed as in a language: few frequent ones, and very many rare ones. The nth is made of syllables. */
const VOCABULARY = `CREATE TEMP TABLE vocabulary AS SELECT nth, (
  SELECT string_agg((${SYLLABLES})[(nth / (20 ^ place)::integer) % 20 + 1], '' ORDER BY place DESC)
  FROM generate_series(0, greatest(1, floor(ln(nth) / ln(20))::integer)) place) AS word
FROM generate_series(1, ${WORDS}) nth`;
/** A number of texts with a number of words; words with a larger number are rarer. */
const texts = (count: number, words: number): string => `(SELECT n, string_agg(v.word, ' ') AS text
  FROM (SELECT n, power(${WORDS}, random())::integer AS nth FROM generate_series(1, ${count}) n, generate_series(1, ${words})) r
  JOIN vocabulary v USING (nth) GROUP BY n)`;

const CARD_VALUES = `UPDATE projects.cards c SET title = initcap(t.text), priority = (ARRAY['low','medium','high','critical'])[1 + n % 4],
  due_on = CASE WHEN n % 3 = 0 THEN NULL ELSE current_date + n % 120 - 60 END, progress = n % 101,
  assignee = CASE WHEN n % 5 = 0 THEN $2::uuid END
FROM ${texts(CARDS, 5)} t WHERE c.number = t.n AND c.project_id = $1`;
const COMMENT_ROWS = `INSERT INTO projects.comments
  (id, project_id, card_id, number, author_id, is_team_only, text, mentions, version, asked, created_at)
SELECT gen_random_uuid(), c.project_id, c.id, 1 + (n - 1) / ${CARDS}, $2, n % 10 = 0, t.text, '{}', 1, '', now() - n * interval '1 second'
FROM ${texts(COMMENTS, 12)} t JOIN projects.cards c ON c.number = 1 + (n - 1) % ${CARDS} AND c.project_id = $1`;

/** A project as large as one can be, and words from one that is everywhere to one that is nearly nowhere. */
export const seedLargeProject = async (
  owner: pg.Client,
  userIds: readonly string[],
): Promise<SeededBoard & { readonly words: readonly string[] }> => {
  const [board] = await seedBoards(owner, userIds, [CARDS]);
  if (!board) throw new Error('There is no board.');
  await owner.query(VOCABULARY);
  await owner.query('CREATE UNIQUE INDEX ON vocabulary (nth)');
  await owner.query('ANALYZE vocabulary');
  for (const statement of [CARD_VALUES, COMMENT_ROWS]) await owner.query(statement, [board.projectId, userIds[0]]);
  await owner.query('VACUUM ANALYZE');
  const { rows } = await owner.query<{ word: string }>(
    'SELECT word FROM vocabulary WHERE nth IN (1, 5, 30, 200, 1000, 5000, 15000, 19999) ORDER BY nth',
  );
  return { ...board, words: rows.map(({ word }) => word) };
};
