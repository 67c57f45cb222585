import type { ImportChoices, ImportFile, SentFrame } from './sources/source.ts';
import { Tally, type KindReport } from './sources/tally.ts';

/** The result that an import of a file would have, without creating any of it. */
export interface CheckedImport {
  readonly frame: SentFrame;
  readonly report: readonly KindReport[];
  readonly expected: { readonly cards: number; readonly items: number; readonly comments: number };
}

/**
 * Reads a file to its end as an import does, and counts its contents.
 * @throws FileProblemError where it is damaged; the reason of the signal once that is aborted
 */
export const checkImport = async (
  file: ImportFile,
  choices: ImportChoices,
  { signal, onRead }: { readonly signal: AbortSignal; readonly onRead: (part: number) => void },
): Promise<CheckedImport> => {
  const tally = new Tally();
  const frame = file.frame(choices, tally);
  for await (const _ of file.items(choices, tally, onRead)) signal.throwIfAborted();
  const of = (kind: 'cards' | 'items' | 'comments') => tally.madeOf(kind);
  return {
    frame,
    report: tally.report(),
    expected: { cards: of('cards'), items: of('items'), comments: of('comments') },
  };
};
