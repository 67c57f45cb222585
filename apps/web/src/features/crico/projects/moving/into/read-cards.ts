import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { FileProblemError } from '../sources/file-problem.ts';
import type { ImportChoices, ImportFile, SentCard, SentFrame } from '../sources/source.ts';
import { Tally, type KindReport } from '../sources/tally.ts';
import { bytesOf } from './bytes-of.ts';

/**
 * Cards that a project takes from one file, and bytes of them. They are kept in memory, and make fewer commands than an undo looks
 * back at.
 */
const MOST_CARDS_INTO = 5_000;
const MOST_BYTES_INTO = 8_000_000;

/** Characters of the key of a file that distinguish its rows from those of other files. */
const KEY_CHARACTERS = 16;

/** A card of the file with what belongs to it. */
export interface ReadCard {
  readonly card: SentCard;
  readonly items: NonNullable<SentCard['checklist']>;
  /** Files and links in its description. */
  readonly attachments: number;
}

/** A file that was read to its end. */
export interface ReadFile {
  readonly frame: SentFrame;
  readonly report: readonly KindReport[];
  /** In the order in which they come into their lists. */
  readonly cards: readonly ReadCard[];
  /** The ids of cards that the project has, on its board or in its trash. */
  readonly known: ReadonlySet<string>;
  readonly deleted: ReadonlySet<string>;
  readonly expected: { readonly cards: number };
}

const cardsOf = async (
  file: ImportFile,
  choices: ImportChoices,
  tally: Tally,
  { signal, onRead }: { readonly signal: AbortSignal; readonly onRead: (part: number) => void },
): Promise<ReadCard[]> => {
  const cards = new Map<string, ReadCard>();
  let [attachments, bytes] = [0, 0];
  for await (const item of file.items(choices, tally, onRead)) {
    signal.throwIfAborted();
    // Comments do not come.
    if (item.of !== 'comments') bytes += bytesOf(item.value);
    if (bytes > MOST_BYTES_INTO) throw new FileProblemError('too-many-here');
    if (item.of === 'cards') {
      if (cards.size === MOST_CARDS_INTO) throw new FileProblemError('too-many-here');
      // The attachments of a card are counted before the card comes.
      const all = tally.madeOf('attachments');
      const { checklist: items = [], ...card } = item.value;
      cards.set(card.id, { card, items, attachments: all - attachments });
      attachments = all;
    } else if (item.of === 'checklists') {
      const known = cards.get(item.value.card);
      if (known) cards.set(known.card.id, { ...known, items: [...known.items, ...item.value.items] });
    }
  }
  return [...cards.values()].sort((one, other) => (one.card.position < other.card.position ? -1 : 1));
};

/** Rows of a table without ids of their own have their numbers, which other tables have too. */
const withOwnId = (file: ImportFile, key: string) => {
  const prefix = key.slice(0, KEY_CHARACTERS);
  return (read: ReadCard): ReadCard => {
    const { card } = read;
    return file.table === null || !card.id.startsWith('row:')
      ? read
      : { ...read, card: { ...card, id: `${prefix}:${card.id}` } };
  };
};

const found = async (project_id: string, ids: readonly string[], signal: AbortSignal) => {
  const [known, deleted]: [string[], string[]] = [[], []];
  for (let at = 0; at < ids.length; at += MOST_CARDS_AT_ONCE) {
    signal.throwIfAborted();
    const source_ids = ids.slice(at, at + MOST_CARDS_AT_ONCE);
    const answer = await siteClient.call('find_imported_cards', { project_id, source_ids });
    known.push(...answer.known);
    deleted.push(...answer.deleted);
  }
  signal.throwIfAborted();
  return { known: new Set(known), deleted: new Set(deleted) };
};

/**
 * Reads a file to its end, and asks which of its cards the project has.
 * @param key of the content of the file
 * @throws FileProblemError, ClientError; the reason of the signal once that is aborted
 */
export const readCards = async (
  projectId: string,
  key: string,
  file: ImportFile,
  choices: ImportChoices,
  run: { readonly signal: AbortSignal; readonly onRead: (part: number) => void },
): Promise<ReadFile> => {
  const tally = new Tally();
  const frame = file.frame(choices, tally);
  const cards = (await cardsOf(file, choices, tally, run)).map(withOwnId(file, key));
  const ids = cards.map(({ card }) => card.id);
  return {
    frame,
    report: tally.report(),
    cards,
    ...(await found(projectId, ids, run.signal)),
    expected: { cards: cards.length },
  };
};
