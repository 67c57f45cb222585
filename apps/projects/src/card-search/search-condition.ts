import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { mayRead } from '../talk/audience.ts';
import { allWordsQuery, fileWords, searchWords } from '../talk/search-words.ts';
import type { StatementValues } from './statement-values.ts';

/** Frequent words are searched in so many comments: all of them would take longer than anybody waits. */
const MOST_COMMENTS = 10_000;

/** Words stored in comments beside the author's text, which state their audience. */
const marksFor = (role: ProjectRole): readonly string[] => [
  ...(mayRead(role, false) ? ['project:'] : []),
  ...(mayRead(role, true) ? ['team:'] : []),
];

interface SearchInput {
  readonly words: readonly string[];
  readonly values: StatementValues;
  /** The project, as the statement names it. */
  readonly project: string;
  readonly role: ProjectRole;
}

/** Whether words of a text are all of these and one of the marks; signs alone are no words, and in no text. */
const holds = (
  text: string,
  words: readonly string[],
  marks: readonly string[],
  { values, project }: SearchInput,
): string => {
  const marked = marks.map((mark) => `quote_literal('${mark}' || ${project}::text)::tsquery`).join(' || ');
  const all = `to_tsquery('simple', ${values.add(allWordsQuery(words), 'text')})`;
  return `(numnode(${all}) > 0 AND ${text} @@ ((${marked}) && ${all}))`;
};

const inTitle = ({ words, values }: SearchInput): string => {
  const tests = words.map((word) => {
    const number = /^(?:[a-z][a-z0-9]*-)?(\d{1,6})$/.exec(word)?.[1];
    const isNumber = number === undefined ? '' : ` OR c.number = ${values.add(Number(number), 'integer')}`;
    return `(position(${values.add(word, 'text')} IN c.folded_title) > 0${isNumber})`;
  });
  return `(${tests.join(' AND ')})`;
};

const inTexts = (input: SearchInput): string =>
  `c.id IN (SELECT t.card_id FROM card_texts t WHERE ${holds('t.words', input.words, ['project:'], input)})`;

const inComments = (input: SearchInput, marks: readonly string[]): string =>
  `c.id IN (SELECT m.card_id FROM comments m
      WHERE ${holds('crico_comment_words(m.project_id, m.is_team_only, m.text)', input.words, marks, input)}
        AND m.deleted_at IS NULL AND m.project_id = ${input.project}${mayRead(input.role, true) ? '' : ' AND NOT m.is_team_only'}
      LIMIT ${MOST_COMMENTS})`;

/** A file of a comment is found by those who may read the comment. */
const inFiles = (input: SearchInput): string => {
  const parts = fileWords(input.words);
  if (parts.length === 0) return 'false';
  return `c.id IN (SELECT a.card_id FROM attachments a JOIN files f ON f.id = a.file_id AND f.state = 'ready'
      LEFT JOIN comments n ON n.id = a.comment_id AND n.author_id = a.added_by AND n.deleted_at IS NULL
      WHERE ${holds('crico_file_words(a.project_id, a.name)', parts, ['project:'], input)} AND a.deleted_at IS NULL
        AND (a.comment_id IS NULL OR ${mayRead(input.role, true) ? 'n.id IS NOT NULL' : 'NOT n.is_team_only'}))`;
};

/**
 * All words must occur in one place: in the title of a card or as its number, in its description or notes, and, for who may
 * read them, in a comment or in the name of a file.
 */
export const searchCondition = (
  search: string,
  values: StatementValues,
  { project, role }: Pick<SearchInput, 'project' | 'role'>,
): string => {
  const words = searchWords(search);
  if (words.length === 0) return 'true';
  const input: SearchInput = { words, values, project, role };
  const places = [inTitle(input), inTexts(input)];
  const marks = marksFor(role);
  if (marks.length > 0) places.push(inComments(input, marks), inFiles(input));
  return `(${places.join(' OR ')})`;
};
