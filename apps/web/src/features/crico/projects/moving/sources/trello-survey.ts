import { generateNKeysBetween } from 'fractional-indexing';
import { PROJECT_FILE, transferLimits } from '@nivel/contracts/projects/transfers/transfer-values';
import { FileProblemError } from './file-problem.ts';
import { entryOf, itemsOf, numberOf, wordsOf, type Entry } from './file-values.ts';
import { jsonPieces } from './json-pieces.ts';
import type { SourcePerson } from './source.ts';

/** The data of a card after the first reading of a file. */
interface SeenCard {
  readonly list: string;
  readonly isArchived: boolean;
  readonly rank: number;
  readonly checklists: number;
  /** Counted in the file. */
  readonly nth: number;
}

interface TrelloList {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
}

/** A board of Trello without the texts of its cards. */
export interface TrelloBoard {
  readonly name: string;
  readonly description: string;
  readonly lists: readonly TrelloList[];
  readonly labels: readonly Entry[];
  readonly fields: readonly Entry[];
  readonly people: readonly SourcePerson[];
  readonly cards: ReadonlyMap<string, SeenCard>;
}

const MEMBERS = ['name', 'desc', 'lists', 'labels', 'members', 'customFields', 'cards', 'format'];

const seenCard = (card: Entry, nth: number): SeenCard => ({
  list: wordsOf(card['idList']),
  isArchived: card['closed'] === true,
  rank: numberOf(card['pos']),
  checklists: itemsOf(card['idChecklists']).length,
  nth,
});

const listOf = (list: Entry): TrelloList => ({
  id: wordsOf(list['id']),
  name: wordsOf(list['name']),
  isArchived: list['closed'] === true,
});

const personOf = (member: Entry): SourcePerson => {
  const username = wordsOf(member['username']);
  const names = [username, wordsOf(member['email'])];
  return { id: wordsOf(member['id']), name: wordsOf(member['fullName']) || username, names };
};

/**
 * Looks through a board of Trello once.
 *
 * @throws FileProblemError if it is not a board, or has too many cards
 */
export const surveyTrello = async (chunks: AsyncIterable<string>): Promise<TrelloBoard> => {
  const texts = new Map<string, string>();
  const arrays = new Map<string, Entry[]>();
  const entriesOf = (key: string): Entry[] => {
    const entries = arrays.get(key) ?? [];
    arrays.set(key, entries);
    return entries;
  };
  const cards = new Map<string, SeenCard>();
  for await (const { key, value, isItem } of jsonPieces(chunks, MEMBERS)) {
    if (key === 'format' && value === PROJECT_FILE) throw new FileProblemError('wrong-kind');
    if (!isItem) texts.set(key, wordsOf(value));
    else if (key === 'cards')
      cards.set(wordsOf(entryOf(value)['id']) || `#${cards.size}`, seenCard(entryOf(value), cards.size));
    else entriesOf(key).push(entryOf(value));
    if (cards.size > transferLimits.cards) throw new FileProblemError('too-many-cards');
  }
  if (entriesOf('lists').length === 0) throw new FileProblemError('not-trello');
  return {
    name: texts.get('name') ?? '',
    description: texts.get('desc') ?? '',
    lists: entriesOf('lists').map(listOf),
    labels: entriesOf('labels'),
    fields: entriesOf('customFields'),
    people: entriesOf('members').slice(0, transferLimits.people).map(personOf),
    cards,
  };
};

/** The positions of some cards, each in its list, in the order that the board shows. */
export const positionsOf = (cards: ReadonlyMap<string, SeenCard>): ReadonlyMap<string, string> => {
  const lists = Map.groupBy(cards, ([, { list }]) => list);
  return new Map(
    [...lists.values()].flatMap((inList) => {
      const ordered = inList.toSorted(([, one], [, other]) => one.rank - other.rank || one.nth - other.nth);
      const positions = generateNKeysBetween(null, null, ordered.length);
      return ordered.map(([id], at) => [id, positions[at] ?? ''] as const);
    }),
  );
};
