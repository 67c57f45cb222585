import { cardStatuses } from '@nivel/contracts/projects/values/board-values';
import { MOST_CHOICES, type FieldKind } from '@nivel/contracts/projects/field-values';
import { transferLimits, type ImportSource } from '@nivel/contracts/projects/transfers/transfer-values';
import { csvCells, CutCsvError } from '../../../area/imports/csv-cells.ts';
import { textOf } from '../../../area/imports/file-text.ts';
import { FileProblemError } from './file-problem.ts';
import { fittingLine } from './fitting.ts';
import { statusOfList } from './list-status.ts';
import type { ImportChoices, ImportFile, ImportItem, SentFrame, SourcePerson } from './source.ts';
import { fieldKindOf, guessedColumns } from './csv-columns.ts';
import { namedThings, tableItems, type TableScene } from './csv-rows.ts';
import type { Tally } from './tally.ts';
import type { SourceTexts } from './trello-file.ts';

type Rows = readonly (readonly string[])[];

/** Rows by which columns are guessed, and rows that are shown of a table. */
const GUESSED_BY = 1_000;
const SHOWN = 5;
const LONGEST_NAME = 50;
const labelColor = '#3b82f6';

const sourceOf = (head: readonly string[]): Extract<ImportSource, 'jira' | 'linear' | 'csv'> => {
  const names = new Set(head.map((name) => name.toLowerCase()));
  if (names.has('issue key') && names.has('summary')) return 'jira';
  return names.has('title') && names.has('status') && names.has('team') && names.has('creator') ? 'linear' : 'csv';
};

/** The field that a column becomes, its choices in the order in which they come first. */
const fieldOf = (head: readonly string[], rows: Rows, at: number, kind: FieldKind) => {
  const name = fittingLine(head[at] ?? '', LONGEST_NAME).text || `${at + 1}`;
  const names = kind === 'choice' ? namedThings(rows, [at], (cell) => [fittingLine(cell, LONGEST_NAME).text]) : [];
  const choices = names.slice(0, MOST_CHOICES).map((choice) => ({ id: choice, name: choice }));
  return { id: `column:${at}`, name, kind, choices };
};

/** Orders lists by the status of their cards: tables have no order of lists. */
const stageOf = (list: string): number => cardStatuses.indexOf(statusOfList(list).status);

/** A table of comma-separated values: one card in each row. */
class TableFile implements ImportFile {
  readonly hasArchived = false;
  readonly source: ImportFile['source'];
  readonly table: NonNullable<ImportFile['table']>;
  readonly people: readonly SourcePerson[];

  constructor(
    readonly name: string,
    private readonly head: readonly string[],
    private readonly rows: Rows,
    private readonly texts: SourceTexts,
  ) {
    this.source = sourceOf(head);
    const columns = guessedColumns(head, rows.slice(0, GUESSED_BY), this.source === 'csv');
    this.table = { head, rows: rows.slice(0, SHOWN), columns };
    const assignees = namedThings(rows, [columns.indexOf('assignee')], (cell) => [cell]);
    this.people = assignees.slice(0, transferLimits.people).map((id) => ({ id, name: id, names: [id] }));
  }

  frame({ columns }: ImportChoices, tally: Tally): SentFrame {
    const { lists, labels, fields } = this.scene(columns);
    for (const [kind, all, most] of [
      ['lists', lists, transferLimits.lists],
      ['labels', labels, transferLimits.labels],
    ] as const)
      this.count(tally, kind, all, most);
    this.count(
      tally,
      'fields',
      fields.map(({ name }) => name),
      transferLimits.fields,
    );
    return {
      color: labelColor,
      lists: lists.slice(0, transferLimits.lists).map((name) => ({ id: name, name, ...statusOfList(name) })),
      labels: labels.slice(0, transferLimits.labels).map((name) => ({ id: name, name, color: labelColor })),
      fields: fields.slice(0, transferLimits.fields),
    };
  }

  async *items(choices: ImportChoices, tally: Tally, onRead: (part: number) => void): AsyncGenerator<ImportItem> {
    const scene = {
      ...this.scene(choices.columns),
      choices,
      tally,
      positions: new Map<string, string>(),
      ids: new Set<string>(),
    };
    for (const [at, row] of this.rows.entries()) {
      if (at % GUESSED_BY === 0) await Promise.resolve(onRead(at / this.rows.length));
      yield* tableItems(row, at, scene);
    }
  }

  private scene(columns: readonly string[]): Pick<TableScene, 'columns' | 'lists' | 'labels' | 'fields' | 'usualList'> {
    const placesOf = (column: string) => columns.flatMap((one, at) => (one === column ? [at] : []));
    const named = namedThings(this.rows, placesOf('list'), (cell) => [fittingLine(cell, LONGEST_NAME).text]);
    const lists = named.toSorted((one, other) => stageOf(one) - stageOf(other));
    const fields = columns.flatMap((column, at) => {
      const kind = fieldKindOf(column);
      return kind === undefined ? [] : [fieldOf(this.head, this.rows, at, kind)];
    });
    const words = (cell: string) => cell.split(/[,;\n]/).map((word) => fittingLine(word, LONGEST_NAME).text);
    return {
      columns,
      usualList: lists[0] ?? this.texts.list,
      lists: lists.length > 0 ? lists : [this.texts.list],
      labels: namedThings(this.rows, placesOf('labels'), words),
      fields,
    };
  }

  private count(tally: Tally, kind: 'lists' | 'labels' | 'fields', all: readonly string[], most: number): void {
    tally.found(kind, all.length);
    tally.made(kind, Math.min(all.length, most));
    if (all.length > most) tally.left(kind, 'too-many', all[most] ?? '', all.length - most);
  }
}

/** Files of tables are held whole. */
const MOST_TABLE_BYTES = 52_428_800;

/** @throws FileProblemError for a table without rows, that was cut, or is too large */
export const openTableFile = async (file: File, texts: SourceTexts): Promise<ImportFile> => {
  if (file.size > MOST_TABLE_BYTES) throw new FileProblemError('too-large');
  const text = await textOf(file);
  if (text.includes('\0')) throw new FileProblemError('wrong-kind');
  const [head, ...rows] = await csvCells(text, transferLimits.cards + 2).catch((error: unknown) => {
    throw error instanceof CutCsvError ? new FileProblemError('cut', error.row) : error;
  });
  if (head === undefined || rows.length === 0) throw new FileProblemError('empty');
  if (rows.length > transferLimits.cards) throw new FileProblemError('too-many-cards');
  return new TableFile(file.name.replace(/\.[a-z]{1,5}$/i, ''), head, rows, texts);
};
