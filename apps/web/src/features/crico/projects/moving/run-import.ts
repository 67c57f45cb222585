import { siteClient } from '../../../../shell/calls/site-client.ts';
import { importBatches } from './import-batches.ts';
import type { ListedImport } from './imports.queries.ts';
import type { ImportChoices, ImportFile } from './sources/source.ts';
import { Tally } from './sources/tally.ts';

interface Run {
  readonly signal: AbortSignal;
  /** After each batch, how far the import is. */
  readonly onSent: (state: ListedImport) => void;
}

/**
 * Sends the batches of a file that have not arrived, and ends the import. A batch whose answer was lost is sent again, which
 * changes nothing.
 * @throws ClientError and FileProblemError; a later run continues where this one stopped
 */
export const runImport = async (
  begun: ListedImport,
  file: ImportFile,
  choices: ImportChoices,
  { signal, onSent }: Run,
): Promise<ListedImport> => {
  const import_id = begun.import_id;
  let nth = 0;
  for await (const batch of importBatches(file.items(choices, new Tally(), () => undefined))) {
    signal.throwIfAborted();
    if (nth >= begun.batches) onSent(await siteClient.call('take_import_batch', { import_id, batch: nth, ...batch }));
    nth += 1;
  }
  signal.throwIfAborted();
  return siteClient.call('end_project_import', { import_id });
};
