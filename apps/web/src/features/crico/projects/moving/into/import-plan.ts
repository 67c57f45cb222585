import { transferLimits } from '@nivel/contracts/projects/transfers/transfer-values';
import { nameKey } from '@nivel/contracts/projects/values/name-key';
import { cardsIn, type Board } from '../../../area/board-model/board-store.ts';
import { Tally, type KindReport, type LeftReason } from '../sources/tally.ts';
import { choiceNamed, mappedKinds, NEW, NONE, type Mapping } from './mapping.ts';
import type { ReadCard, ReadFile } from './read-cards.ts';

/** What an import into a project would do. */
interface ImportPlan {
  readonly cards: readonly ReadCard[];
  readonly report: readonly KindReport[];
  /** The names of lists that would have more cards than their limits say. */
  readonly overfull: readonly string[];
}

const leftReason = (
  { card }: ReadCard,
  { known, deleted }: ReadFile,
  { lists }: Mapping,
  isWithDeleted: boolean,
): LeftReason | undefined => {
  if (known.has(card.id)) return 'known';
  if (deleted.has(card.id) && !isWithDeleted) return 'in-trash';
  return (lists.get(card.list) ?? NONE) === NONE ? 'without-list' : undefined;
};

/** Counts a card and what belongs to it. */
const countCard = (tally: Tally, { card, items, attachments }: ReadCard, reason: LeftReason | undefined): void => {
  if (reason !== undefined) {
    tally.left('cards', reason, card.title);
    if (items.length > 0) tally.left('items', 'without-card', card.title, items.length);
    if (attachments > 0) tally.left('attachments', 'without-card', card.title, attachments);
    return;
  }
  const taken = Math.min(items.length, transferLimits.items);
  tally.made('cards');
  tally.made('items', taken);
  tally.made('attachments', attachments);
  if (items.length > taken) tally.left('items', 'too-many', card.title, items.length - taken);
  if ((card.depends_on ?? []).length > 0) tally.changed('cards', 'links-dropped', card.title);
};

/** By the fields of the file, the choices that their fields in the project do not have. */
const lostChoices = (
  { frame }: ReadFile,
  { fields }: Mapping,
  board: Board,
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    (frame.fields ?? []).map(({ id, choices = [] }) => {
      const own = board.fields.get(fields.get(id) ?? NONE);
      const lost = own === undefined ? [] : choices.filter(({ name }) => choiceNamed(own, name) === undefined);
      return [id, new Set(lost.map((choice) => choice.id))];
    }),
  );

const losesChoice = ({ card }: ReadCard, lost: ReturnType<typeof lostChoices>): boolean =>
  Object.entries(card.fields ?? {}).some(([id, value]) => lost.get(id)?.has(String(value)));

const usedBy = (cards: readonly ReadCard[]) => ({
  lists: new Set(cards.map(({ card }) => card.list)),
  labels: new Set(cards.flatMap(({ card }) => card.labels ?? [])),
  fields: new Set(cards.flatMap(({ card }) => Object.keys(card.fields ?? {}))),
});

/** Why a list, label or field of the file becomes no new one; undefined where it does. */
const notNewReason = (value: string, isUsed: boolean, isTwin: boolean): LeftReason | undefined => {
  if (value === NONE) return 'not-chosen';
  if (value !== NEW) return 'known';
  if (!isUsed) return 'unused';
  return isTwin ? 'repeated' : undefined;
};

const countFrame = (tally: Tally, { frame }: ReadFile, mapping: Mapping, cards: readonly ReadCard[]): void => {
  const used = usedBy(cards);
  // Labels of the same name are one label of the project.
  const newLabels = new Set<string>();
  for (const kind of mappedKinds)
    for (const { id, name } of frame[kind] ?? []) {
      const isTwin = kind === 'labels' && newLabels.has(nameKey(name));
      const reason = notNewReason(mapping[kind].get(id) ?? NONE, used[kind].has(id), isTwin);
      if (reason !== undefined) {
        tally.left(kind, reason, name);
        continue;
      }
      tally.made(kind);
      if (kind === 'labels') newLabels.add(nameKey(name));
    }
};

const overfullLists = (board: Board, { lists }: Mapping, cards: readonly ReadCard[]): string[] => {
  const coming = Map.groupBy(cards, ({ card }) => lists.get(card.list));
  return [...board.lists.values()].flatMap(({ id, name, wip_limit: limit }) => {
    const count = coming.get(id)?.length ?? 0;
    return limit !== null && count > 0 && cardsIn(board, id).length + count > limit ? [name] : [];
  });
};

/** The result of an import of a file that was read, without creating any of it; found things are those created and left out. */
export const importPlan = (read: ReadFile, mapping: Mapping, board: Board, isWithDeleted: boolean): ImportPlan => {
  const tally = new Tally();
  for (const { kind, found, left } of read.report) {
    tally.found(kind, found);
    for (const { reason, example, count } of left) tally.left(kind, reason, example, count);
  }
  const cards = read.cards.filter((card) => {
    const reason = leftReason(card, read, mapping, isWithDeleted);
    countCard(tally, card, reason);
    return reason === undefined;
  });
  for (const { kind, made, changed } of read.report) {
    if (kind === 'comments' && made > 0) tally.left(kind, 'new-project-only', '', made);
    else if (cards.length > 0)
      for (const { reason, example, count } of changed) tally.changed(kind, reason, example, count);
  }
  const lost = lostChoices(read, mapping, board);
  for (const one of cards) if (losesChoice(one, lost)) tally.changed('cards', 'value-dropped', one.card.title);
  countFrame(tally, read, mapping, cards);
  return { cards, report: tally.report(), overfull: overfullLists(board, mapping, cards) };
};
