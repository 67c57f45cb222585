import { leadImportLimits } from '@nivel/contracts/finance/lead-import-values';
import { csvCells } from '../../../area/imports/csv-cells.ts';
import { textOf } from '../../../area/imports/file-text.ts';

/** Why a file cannot be imported. */
export type LeadFileProblem = 'too-large' | 'too-many-rows' | 'empty' | 'unreadable';

export class LeadFileError extends Error {
  constructor(readonly problem: LeadFileProblem) {
    super(problem);
  }
}

export interface LeadFile {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The cells of a file of comma-separated values, with any separator; formulas are text. Its size is checked before it is read.
 * @throws LeadFileError
 */
export const readLeadFile = async (file: File): Promise<LeadFile> => {
  if (file.size > leadImportLimits.bytes) throw new LeadFileError('too-large');
  const text = await textOf(file);
  if (text.includes('\0')) throw new LeadFileError('unreadable');
  const [head, ...rows] = await csvCells(text, leadImportLimits.rows + 2);
  if (head === undefined || rows.length === 0) throw new LeadFileError('empty');
  if (rows.length > leadImportLimits.rows) throw new LeadFileError('too-many-rows');
  return { head, rows };
};
