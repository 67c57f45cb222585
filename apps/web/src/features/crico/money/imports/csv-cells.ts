import { bare } from '../../area/csv.ts';

/** The cells of comma-separated values, with any separator; formulas are text. @param most how many rows are read at most */
export const csvCells = async (text: string, most: number): Promise<string[][]> => {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: most });
  return data.map((row) => row.map((cell) => bare(cell.trim())));
};
