import { leadLimits, type LeadStage } from '@nivel/contracts/finance/values/lead-values';
import { currencies, defaultCurrency, isAmount, type Currency } from '@nivel/contracts/finance/money';
import { lengthOf } from '../../frame/typed-values.ts';
import { stageNamed, type ImportField } from './file-columns.ts';
import type { LeadImportsMessages } from './messages/es-mx.ts';
import { amountIn, dayIn } from '../../../area/imports/typed-cells.ts';

/** A lead as input of the documented door. */
export interface ImportedLead {
  readonly lead_id: string;
  readonly name: string;
  readonly source: string;
  readonly stage: LeadStage;
  readonly expected_value: number;
  readonly currency: Currency;
  readonly notes: string;
  readonly next_step: string;
  readonly next_step_on: string | null;
  readonly lost_reason: string;
}

/** A row of a file: its meaning, or why it has none that can be stored. */
export interface ImportedRow {
  /** Its number in the file, counted from 1 with the head. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly lead: ImportedLead;
  readonly problems: Readonly<Partial<Record<ImportField, string>>>;
}

interface Meaning {
  readonly fields: readonly (ImportField | null)[];
  /** One for each row of the file, so that a repeated row is the same lead. */
  readonly ids: readonly string[];
  readonly text: LeadImportsMessages;
}

const TEXTS = ['source', 'notes', 'next_step', 'lost_reason'] as const;
const LIMITS = { ...leadLimits, next_step: leadLimits.nextStep, lost_reason: leadLimits.lostReason };

/** The rows of a file below its head, by their assigned columns. */
export const importedRows = (rows: readonly (readonly string[])[], meaning: Meaning): readonly ImportedRow[] =>
  rows.map((cells, at) => rowOf(cells, at, meaning));

const rowOf = (cells: readonly string[], at: number, { fields, ids, text }: Meaning): ImportedRow => {
  const of = (field: ImportField): string => (cells[fields.indexOf(field)] ?? '').trim();
  const [stage, currency, day] = [stageOf(of('stage')), currencyOf(of('currency')), dayOf(of('next_step_on'))];
  const value = amountIn(of('expected_value'));
  const name = of('name');
  const lead = {
    ...{ lead_id: ids[at] ?? '', name, expected_value: isAmount(value) ? value : 0 },
    ...{ stage: stage ?? 'new', currency: currency ?? defaultCurrency, next_step_on: day ?? null },
    ...{ source: of('source'), notes: of('notes'), next_step: of('next_step'), lost_reason: of('lost_reason') },
  } as const;
  const long = (['name', ...TEXTS] as const).flatMap((field): [ImportField, string][] =>
    lengthOf(of(field)) > LIMITS[field] ? [[field, text.tooLong(LIMITS[field])]] : [],
  );
  return {
    ...{ number: at + 2, cells, lead },
    problems: {
      ...Object.fromEntries(long),
      ...(name === '' && { name: text.nameMissing }),
      ...(stage === undefined && { stage: text.stageUnknown }),
      ...(currency === undefined && { currency: text.currencyUnknown }),
      ...(!isAmount(value) && { expected_value: text.valueInvalid }),
      ...(day === undefined && { next_step_on: text.dayInvalid }),
    },
  };
};

const stageOf = (cell: string): LeadStage | undefined => (cell === '' ? 'new' : stageNamed(cell));
const currencyOf = (cell: string): Currency | undefined =>
  cell === '' ? defaultCurrency : currencies.find((one) => one === cell.toUpperCase());
const dayOf = (cell: string): string | null | undefined => (cell === '' ? null : dayIn(cell));

export const isSound = ({ problems }: ImportedRow): boolean => Object.keys(problems).length === 0;
