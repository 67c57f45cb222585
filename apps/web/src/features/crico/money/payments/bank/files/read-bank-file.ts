import { bankLimits } from '@nivel/contracts/finance/bank-statement-values';
import { csvCells } from '../../../../area/imports/csv-cells.ts';
import { textOf } from '../../../../area/imports/file-text.ts';
import { BankFileError, type BankEntries } from './bank-entries.ts';
import { bankCells, type BankCells } from './csv-entries.ts';

/** The content of a file: entries, or cells whose meaning the person assigns. */
export type BankFileContent =
  { readonly kind: 'camt'; readonly entries: BankEntries } | { readonly kind: 'csv'; readonly cells: BankCells };

/**
 * Reads a file by its content, whatever its name. Its size is checked before it is read.
 * @throws BankFileError
 */
export const readBankFile = async (file: File): Promise<BankFileContent> => {
  if (file.size > bankLimits.bytes) throw new BankFileError('too-large');
  const text = await textOf(file);
  if (text.includes('\0')) throw new BankFileError('unreadable');
  if (/^\s*</.test(text.slice(0, 200).replace(/^\u{FEFF}/u, ''))) {
    const { camtEntries } = await import('./camt-entries.ts');
    return { kind: 'camt', entries: camtEntries(text) };
  }
  return { kind: 'csv', cells: await cellsOf(text) };
};

const cellsOf = async (text: string): Promise<BankCells> => {
  const cells = bankCells(await csvCells(text, bankLimits.lines + 50));
  if (cells.head.length < 2 || cells.rows.length === 0) throw new BankFileError('empty');
  if (cells.rows.length > bankLimits.lines) throw new BankFileError('too-many');
  return cells;
};
