import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { putCards } from '@nivel/contracts/projects/put-cards.operation';
import { lettersOf, linksOf } from '@nivel/planning/link-terms';
import { plainText } from '../../../../shell/commands/matching.ts';
import type { Assignable } from '../../area/people/assignable.ts';
import type { Board } from '../../area/board-model/board-store.ts';
import { fieldsOf } from '../../area/board-model/field-commands.ts';
import { plainValue, valueIn } from '../../area/project/field-words.ts';
import { titleProblem } from '../../area/project/title-problem.ts';
import type { ProjectMessages } from '../../area/project/messages/es-mx.ts';
import type { BoardScene } from '../board-context.ts';
import { bulkFields, valueFields } from '../selection/bulk-fields.ts';
import { statusOf } from '../view/card-filter.ts';
import type { ViewMessages } from '../view/messages/es-mx.ts';

/** The text of a cell for a card. */
export type CellChange = Omit<NonNullable<CallInputOf<typeof putCards>['update']>[number], 'card_id'>;

/** A column of a spreadsheet. */
export interface SheetColumn {
  readonly key: string;
  readonly name: string;
  readonly read: (card: CardRow) => string;
  /** The value of a non-empty cell; a text: why it is invalid. Without this function the column is read-only. */
  readonly write?: (typed: string) => CellChange | string;
}

export interface SheetScene {
  readonly board: Board;
  readonly people: readonly Assignable[];
  readonly comments: BoardScene['comments'];
  readonly files: BoardScene['files'];
  readonly text: ViewMessages;
  readonly shared: ProjectMessages;
}

/** The number by which a card is known again. */
export const NUMBER = 'number';

const parts = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The dependencies of a card, with unusual terms: `SITE-3, SITE-7 SS+2`. */
const waitsFor = ({ cards, project: { key } }: Board, card: CardRow): string =>
  linksOf([card])
    .flatMap((link) => {
      const number = cards.get(link.from)?.number;
      return number === undefined ? [] : [[`${key}-${number}`, lettersOf(link) ?? []].flat().join(' ')];
    })
    .join(', ');

/** The columns of every card, beside the fields with one value. */
const ownColumns = ({ board, comments, files, text, shared }: SheetScene): readonly SheetColumn[] => {
  const lists = [...board.lists.values()];
  const labels = [...board.labels.values()];
  const named = <One extends { readonly name: string }>(all: readonly One[], typed: string): One | undefined =>
    all.find(({ name }) => plainText(name) === plainText(typed));
  return [
    { key: NUMBER, name: text.columns.number, read: ({ number }) => `${board.project.key}-${number}` },
    {
      key: 'title',
      name: text.columns.title,
      read: ({ title }) => title,
      write: (title) => titleProblem(title, shared) ?? { set: { title } },
    },
    {
      key: 'list',
      name: text.groups.list,
      read: ({ list_id }) => board.lists.get(list_id)?.name ?? '',
      write: (typed) => {
        const list = named(lists, typed);
        return list ? { list_id: list.id } : text.sheet.noList(typed);
      },
    },
    { key: 'status', name: text.columns.status, read: (card) => text.statuses[statusOf(board, card)] },
    {
      key: 'labels',
      name: text.sheet.labels,
      read: (card) => card.labels.flatMap((id) => board.labels.get(id)?.name ?? []).join(', '),
      write: (typed) => {
        const unknown = parts(typed).find((name) => !named(labels, name));
        if (unknown !== undefined) return text.sheet.noLabel(unknown);
        return { add: { labels: parts(typed).flatMap((name) => named(labels, name)?.id ?? []) } };
      },
    },
    {
      key: 'tags',
      name: text.sheet.tags,
      read: ({ tags }) => tags.join(', '),
      write: (typed) =>
        parts(typed).some((tag) => [...tag].length > 50) ? text.sheet.longTag : { add: { tags: parts(typed) } },
    },
    { key: 'depends_on', name: text.sheet.waitsFor, read: (card) => waitsFor(board, card) },
    { key: 'comments', name: text.columns.comments, read: ({ id }) => String(comments.get(id)?.total ?? 0) },
    { key: 'files', name: text.columns.files, read: ({ id }) => String(files.get(id) ?? 0) },
  ];
};

/** A field with one value, of every card or of the project. */
const valueColumn = (
  { people, text, shared }: SheetScene,
  { field, edit }: ReturnType<typeof bulkFields>[number],
  valueOf: (card: CardRow) => unknown,
): SheetColumn => ({
  key: field.id,
  name: field.name,
  read: (card) => {
    const value = valueOf(card);
    return typeof value === 'string' || typeof value === 'number' ? plainValue(field, value, people) : '';
  },
  write: (typed) => {
    const value = valueIn(field, typed, people);
    if (value === undefined) return field.kind === 'person' ? text.sheet.nobody(typed) : problemOf(field, shared);
    const said = edit(value);
    return said ? { set: said.set } : problemOf(field, shared);
  },
});

const problemOf = ({ kind }: FieldRow, { fieldProblems }: ProjectMessages): string => fieldProblems[kind];

/** All columns of the cards of a project, in the order in which they are copied. */
export const sheetColumns = (scene: SheetScene): readonly SheetColumn[] => {
  const { board, text, shared } = scene;
  const known = new Map(bulkFields(board, text, shared.priorities).map((one) => [one.field.id, one]));
  const column = (id: string, valueOf: (card: CardRow) => unknown): SheetColumn[] => {
    const one = known.get(id);
    return one ? [valueColumn(scene, one, valueOf)] : [];
  };
  return [
    ...ownColumns(scene),
    ...valueFields.flatMap((name) => column(name, (card) => card[name])),
    ...fieldsOf(board).flatMap(({ id }) => column(id, ({ fields }) => fields[id])),
  ];
};

/** Cards as rows, under the names of the columns. @param keys the columns, in their order; without them all */
export const sheetOf = (scene: SheetScene, cards: readonly CardRow[], keys?: readonly string[]): string[][] => {
  const known = sheetColumns(scene);
  const columns = keys?.flatMap((key) => known.find((column) => column.key === key) ?? []) ?? known;
  return [columns.map(({ name }) => name), ...cards.map((card) => columns.map(({ read }) => read(card)))];
};
