import { bare } from '../csv.ts';

/** A file of comma-separated values whose last quotation mark has no end: it was cut in the middle. */
export class CutCsvError extends Error {
  /** @param row the last row, counted from 1 with the head */
  constructor(readonly row: number) {
    super(`Row ${row} has no end`);
  }
}

/**
 * The cells of comma-separated values, with any separator; formulas are text.
 * @param most how many rows are read at most
 * @throws CutCsvError
 */
export const csvCells = async (text: string, most: number): Promise<string[][]> => {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: most });
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new CutCsvError(data.length);
  return data.map((row) => row.map((cell) => bare(cell.trim())));
};
