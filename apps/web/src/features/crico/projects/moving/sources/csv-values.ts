import { isLink, LONGEST_LINK, yesOrNoIn } from '@nivel/contracts/projects/field-values';
import { folded } from '@nivel/contracts/projects/filter/folded';
import { amountIn, dayIn } from '../../../area/imports/typed-cells.ts';
import { keyNamed, type NamesOf } from '../../../area/imports/named-columns.ts';
import { fittingLine } from './fitting.ts';
import type { SentCard } from './source.ts';

type Priority = NonNullable<SentCard['priority']>;

const priorityNames: NamesOf<Priority> = {
  critical: ['critical', 'critica', 'urgent', 'urgente', 'highest', 'blocker'],
  high: ['high', 'alta', 'major'],
  medium: ['medium', 'media', 'normal', 'no priority'],
  low: ['low', 'baja', 'lowest', 'minor', 'trivial'],
};
export const priorityIn = (cell: string): Priority | undefined => keyNamed(priorityNames, cell);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const spanishMonths = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** The day of a cell: as spreadsheets write it, or as Jira does, 05/Mar/24 9:00 AM. */
export const dayOfCell = (cell: string): string | undefined => {
  const written = /^(\d{1,2})\/([A-Za-z]{3})[a-z]*\.?\/(\d{2}|\d{4})\b/.exec(cell.trim());
  if (written === null) return dayIn(cell.trim());
  const [, day = '', name = '', year = ''] = written;
  const month = Math.max(months.indexOf(name.toLowerCase()), spanishMonths.indexOf(name.toLowerCase())) + 1;
  return dayIn(`${day}/${month}/${year.length === 2 ? `20${year}` : year}`);
};

/** Words of a cell that holds several, separated by commas or semicolons. */
export const wordsIn = (cell: string): readonly string[] =>
  cell.split(/[,;\n]/).flatMap((word) => fittingLine(word, 50).text || []);

const LONGEST_VALUE = 500;

/** The value of a cell in a field; undefined where the field takes none such. @param choiceOf the id of a choice by its name */
export const fieldValueIn = (
  column: string,
  cell: string,
  choiceOf: (name: string) => string | undefined,
): string | number | undefined => {
  if (column === 'field.number') {
    const number = amountIn(cell);
    return Number.isFinite(number) ? number : undefined;
  }
  if (column === 'field.day') return dayOfCell(cell);
  if (column === 'field.boolean') return yesOrNoIn(folded(cell));
  if (column === 'field.link') return isLink(cell) && cell.length <= LONGEST_LINK ? cell : undefined;
  if (column === 'field.choice') return choiceOf(fittingLine(cell, 50).text);
  return fittingLine(cell, LONGEST_VALUE).text;
};
