import { downloadFile } from '../../../shell/files/download-file.ts';

/** Rows of cells. */
export type Cells = readonly (readonly string[])[];

/** A cell that a spreadsheet would calculate is text. */
export const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** Such a cell without the apostrophe that it was given. */
export const bare = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

export const quoted = (cell: string, needsQuotes: RegExp): string =>
  needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** UTF-8 with its byte order mark, so that spreadsheets do not guess. */
export const asCsv = (rows: Cells): string =>
  `\u{FEFF}${rows.map((row) => row.map((cell) => quoted(harmless(cell), /[",\r\n]/)).join(',')).join('\r\n')}\r\n`;

/** Gives the browser a file of rows to keep. */
export const downloadCsv = (name: string, rows: Cells): void =>
  downloadFile(`${name}.csv`, asCsv(rows), 'text/csv;charset=utf-8');
