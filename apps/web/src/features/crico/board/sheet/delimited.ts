import { bare, harmless, quoted, type Cells } from '../../area/csv.ts';

/** Tab-separated, as spreadsheets read the clipboard. */
export const asTabs = (rows: Cells): string =>
  rows.map((row) => row.map((cell) => quoted(harmless(cell), /["\t\r\n]/)).join('\t')).join('\n');

/** Splits a line, and text quoted across lines, at tabs. */
const split = (text: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === '\t') end();
    else if (sign === '\n') {
      end();
      rows.push([]);
    } else cell += sign;
  }
  end();
  return rows;
};

/** The cells of a spreadsheet on the clipboard, without empty rows. */
export const cellsIn = (text: string): string[][] =>
  split(text.replaceAll(/\r\n?/g, '\n'))
    .map((row) => row.map((cell) => bare(cell.trim())))
    .filter((row) => row.some((cell) => cell !== ''));
