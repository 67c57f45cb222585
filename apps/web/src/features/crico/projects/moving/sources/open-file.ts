import { FileProblemError } from './file-problem.ts';
import { fileChunks } from './file-chunks.ts';
import { openNivelFile } from './nivel-file.ts';
import type { ImportFile } from './source.ts';
import { openTableFile } from './csv-file.ts';
import { openTrelloFile, type SourceTexts } from './trello-file.ts';
import { PROJECT_FILE } from '@nivel/contracts/projects/transfers/transfer-values';

/** Bytes of a file that is read piece by piece. */
const MOST_FILE_BYTES = 209_715_200;

/** Characters by which a kind of file is known. */
const BEGINNING = 4_096;

const beginningOf = async (file: Blob): Promise<string> => {
  for await (const text of fileChunks(file.slice(0, BEGINNING))) return text.trimStart();
  return '';
};

/**
 * Reads a file once and detects its kind: an export of ours, a board of Trello, or a table.
 * @param onRead receives the part of the file that was read, 0 to 1
 * @throws FileProblemError
 */
export const openImportFile = async (
  file: File,
  texts: SourceTexts,
  onRead: (part: number) => void,
): Promise<ImportFile> => {
  if (file.size > MOST_FILE_BYTES) throw new FileProblemError('too-large');
  const beginning = await beginningOf(file);
  if (beginning === '') throw new FileProblemError('empty');
  if (beginning.startsWith('{') && beginning.slice(0, 200).includes(`"${PROJECT_FILE}"`))
    return openNivelFile(file, onRead);
  if (beginning.startsWith('{') || beginning.startsWith('[')) return openTrelloFile(file, texts, onRead);
  return openTableFile(file, texts);
};
