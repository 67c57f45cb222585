import { transferLimits } from '@nivel/contracts/projects/transfers/transfer-values';
import { generateKeyBetween } from 'fractional-indexing';
import { namedIn } from './file-values.ts';
import { fittingComment, fittingLine, fittingText } from './fitting.ts';
import type { ImportChoices, ImportItem, SentCard, SentFrame } from './source.ts';
import { dayOfCell, fieldValueIn, priorityIn, wordsIn } from './csv-values.ts';
import { amountIn } from '../../../area/imports/typed-cells.ts';
import type { LeftReason, Tally } from './tally.ts';

const LONGEST_TITLE = 200;
const LONGEST_NAME = 50;
const LONGEST_ITEM = 200;
const MOST_ITEMS = 200;
const MOST_WORDS = 100;
const MOST_HOURS = 100_000;
const SECONDS_OF_HOUR = 3_600;

/** What the rows of a table refer to, by names, and what was read of it so far. */
export interface TableScene {
  readonly columns: readonly string[];
  readonly lists: readonly string[];
  readonly labels: readonly string[];
  readonly fields: NonNullable<SentFrame['fields']>;
  /** Of rows without one. */
  readonly usualList: string;
  readonly choices: ImportChoices;
  readonly tally: Tally;
  /** The last position of each list. */
  readonly positions: Map<string, string>;
  readonly ids: Set<string>;
}

/** The different names in some columns, in the order in which they come first. */
export const namedThings = (
  rows: readonly (readonly string[])[],
  places: readonly number[],
  namesIn: (cell: string) => readonly string[],
): readonly string[] => {
  const names = new Set(rows.flatMap((row) => places.flatMap((at) => namesIn(row[at] ?? ''))));
  names.delete('');
  return [...names];
};

/** The cells of a row by the columns for which they are taken. */
const cellsOf = (row: readonly string[], columns: readonly string[]) => {
  const all = (column: string) => columns.flatMap((one, at) => (one === column ? row[at] || [] : []));
  return { all, first: (column: string) => all(column)[0] ?? '' };
};
type Cells = ReturnType<typeof cellsOf>;

const hoursOf = ({ first }: Cells): number | null => {
  const [hours, seconds] = [first('estimated_hours'), first('estimated_seconds')];
  if (hours === '' && seconds === '') return null;
  const amount = hours === '' ? amountIn(seconds) / SECONDS_OF_HOUR : amountIn(hours);
  return Number.isFinite(amount) && amount >= 0 && amount <= MOST_HOURS ? amount : null;
};

const datesOf = ({ first }: Cells) => {
  const [start, due] = [dayOfCell(first('start_on')) ?? null, dayOfCell(first('due_on')) ?? null];
  return { start_on: start !== null && due !== null && start > due ? null : start, due_on: due };
};

/** Whether a cell has something that a card cannot hold. */
const hasUnread = (cells: Cells, card: Pick<SentCard, 'start_on' | 'due_on' | 'estimated_hours'>): boolean => {
  const { first } = cells;
  const isUnread = (column: string, value: unknown) => first(column) !== '' && value === null;
  const priority = first('priority');
  const hasHours = first('estimated_hours') + first('estimated_seconds') !== '';
  return (
    (priority !== '' && priorityIn(priority) === undefined) ||
    isUnread('start_on', card.start_on) ||
    isUnread('due_on', card.due_on) ||
    (hasHours && card.estimated_hours === null)
  );
};

const fieldsOf = (row: readonly string[], { columns, fields }: TableScene, onDropped: () => void) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const at = Number(field.id.slice('column:'.length));
      const cell = row[at] ?? '';
      if (cell === '') return [];
      const value = fieldValueIn(columns[at] ?? '', cell, (name) => field.choices?.find((one) => one.id === name)?.id);
      if (value === undefined || value === '') onDropped();
      return value === undefined || value === '' ? [] : [[field.id, value]];
    }),
  );

const checklistOf = ({ all }: Cells, id: string, tally: Tally): NonNullable<SentCard['checklist']> => {
  const items = all('checklist').flatMap((cell) =>
    cell.split(/[\n;]/).flatMap((line) => fittingLine(line, LONGEST_ITEM).text || []),
  );
  tally.found('items', items.length);
  tally.made('items', Math.min(items.length, MOST_ITEMS));
  if (items.length > MOST_ITEMS) tally.left('items', 'too-many', items[MOST_ITEMS] ?? '', items.length - MOST_ITEMS);
  return items.slice(0, MOST_ITEMS).map((text, at) => ({ id: `${id}/${at}`, text, done: false }));
};

/** A comment as Jira writes it: its moment, its author and its words, separated by semicolons. */
const JIRA_COMMENT = /^(\d{1,2}\/[A-Za-z]{3}[a-z]*\.?\/\d{2,4}[^;]{0,20});([^;]{1,100});([\s\S]+)$/;

function* commentsOf({ all }: Cells, card: string, { tally }: TableScene): Generator<ImportItem> {
  for (const [at, cell] of all('comment').entries()) {
    const [, moment = '', by = '—', words = cell] = JIRA_COMMENT.exec(cell) ?? [];
    const text = fittingComment(words).text;
    tally.found('comments');
    if (text === '') tally.left('comments', 'without-text', card);
    else {
      tally.made('comments');
      const day = dayOfCell(moment) ?? '1970-01-01';
      yield { of: 'comments', value: { id: `${card}/${at}`, card, by, at: `${day}T12:00:00.000Z`, text } };
    }
  }
}

/** Where the next card of a list comes. */
const nextPosition = (positions: Map<string, string>, list: string): string => {
  const position = generateKeyBetween(positions.get(list) ?? null, null);
  positions.set(list, position);
  return position;
};

const cardOf = (row: readonly string[], cells: Cells, id: string, title: string, scene: TableScene): SentCard => {
  const { tally, choices } = scene;
  const name = fittingLine(title, LONGEST_TITLE);
  const onDropped = () => tally.changed('cards', 'value-dropped', name.text);
  const text = fittingText(
    [name.isCut ? title : '', cells.first('description')].filter((part) => part !== '').join('\n\n'),
  );
  if (name.isCut || text.isCut) tally.changed('cards', 'shortened', name.text);
  const list = fittingLine(cells.first('list'), LONGEST_NAME).text || scene.usualList;
  const person = cells.first('assignee');
  const assignee = namedIn(choices.people, person) ?? null;
  if (person !== '' && assignee === null) tally.changed('cards', 'person-unknown', name.text);
  const values = { ...datesOf(cells), estimated_hours: hoursOf(cells) };
  if (hasUnread(cells, values)) onDropped();
  const labels = new Set(cells.all('labels').flatMap((cell) => wordsIn(cell)));
  return {
    ...{ id, number: scene.ids.size, list, title: name.text, description: text.text, assignee, ...values },
    position: nextPosition(scene.positions, list),
    priority: priorityIn(cells.first('priority')) ?? 'medium',
    labels: scene.labels.filter((label) => labels.has(label)).slice(0, MOST_WORDS),
    tags: [...new Set(cells.all('tags').flatMap((cell) => wordsIn(cell)))].slice(0, MOST_WORDS),
    checklist: checklistOf(cells, id, tally),
    fields: fieldsOf(row, scene, onDropped),
  };
};

/** Why a row becomes no card; undefined where it becomes one. */
const leftOut = (cells: Cells, id: string, { ids, lists, usualList }: TableScene): LeftReason | undefined => {
  if (fittingLine(cells.first('title'), LONGEST_TITLE).text === '') return 'without-title';
  if (ids.has(id)) return 'repeated';
  const list = fittingLine(cells.first('list'), LONGEST_NAME).text || usualList;
  return lists.slice(0, transferLimits.lists).includes(list) ? undefined : 'without-list';
};

/** The card of a row with its comments; nothing for one without a title, or whose id came before. */
export function* tableItems(row: readonly string[], at: number, scene: TableScene): Generator<ImportItem> {
  const cells = cellsOf(row, scene.columns);
  const id = fittingLine(cells.first('id'), LONGEST_TITLE).text || `row:${at + 1}`;
  const title = cells.first('title');
  const reason = leftOut(cells, id, scene);
  scene.tally.found('cards');
  if (reason === undefined) {
    scene.ids.add(id);
    scene.tally.made('cards');
    yield { of: 'cards', value: cardOf(row, cells, id, title, scene) };
    yield* commentsOf(cells, id, scene);
    // The first row is below the head.
  } else scene.tally.left('cards', reason, title.trim() || `#${at + 2}`);
}
