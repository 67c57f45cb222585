import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { nothingMore } from '@nivel/contracts/projects/card-sets';
import { isId } from '@nivel/contracts/projects/filter/filter-values';
import type { importCards } from '@nivel/contracts/projects/transfers/import-cards.operation';
import { appear, MOST_CARDS, newTexts } from '../board/cards/card-rules.ts';
import { blank } from '../board/cards/put-cards-rule.ts';
import { checkLabels, setsAfter } from '../board/card-content/card-set-rules.ts';
import { checkDates, checkLimit, listOnBoard, positionsAt, progressIn } from '../board/commands/board-rules.ts';
import type { DecisionContext, RuleOf } from '../board/commands/command.ts';
import { checkValues, fieldsAtEnd, newFieldChange, valuesOf } from '../board/fields/field-rules.ts';
import { namedLabels } from '../board/labels/label-rules.ts';
import { listsAtEnd } from '../board/lists/list-rules.ts';
import type { BoardState } from '../board/state/board-state.ts';
import { isOnBoard, isPurged, type Card, type CardChange, type Change, type List } from '../board/state/change.ts';
import { withItems } from '../project-imports/imported-card.ts';
import { importedId } from '../project-imports/imported-id.ts';

type Input = InputOf<typeof importCards>;

/** A card of the file that the board does not have. */
interface ComingCard {
  readonly id: string;
  readonly input: Input['cards'][number];
  /** The card that comes back from the trash with its number; null: it is new. */
  readonly old: Card | null;
}

/** The things that the cards refer to: those of the project, and those that come with them. */
interface Scene {
  /** The changes that make the new ones. */
  readonly changes: readonly Change[];
  readonly lists: ReadonlyMap<string, List>;
  /** The labels by the ids that the caller gave them: a name that is taken is that label. */
  readonly labels: ReadonlyMap<string, string>;
  readonly fields: BoardState['fields'];
}

const comingCards = (state: BoardState, { project_id, cards, with_deleted }: Input): ComingCard[] => {
  const coming = new Map<string, ComingCard>();
  for (const input of cards) {
    const id = importedId(project_id, 'card', input.source_id);
    // The file may be an export of this project: then its cards are here under their own ids.
    const there = [input.source_id, id].flatMap((one) => state.cards.get(one) ?? []);
    const [old = null] = there;
    const isLeft = there.some((card) => !with_deleted || isOnBoard(card) || isPurged(card));
    // A card may be named twice: by the id of another file, and by its own.
    const own = old?.id ?? id;
    if (!isLeft && !coming.has(own)) coming.set(own, { id: own, input, old });
  }
  return [...coming.values()];
};

/** The lists, labels and fields that cards refer to. */
const neededBy = (cards: readonly ComingCard[]): ReadonlySet<string> =>
  new Set(
    cards.flatMap(({ input: { list_id, labels, set } }) => [list_id, ...labels, ...Object.keys(set.fields ?? {})]),
  );

const sceneOf = (state: BoardState, input: Input, cards: readonly ComingCard[], context: DecisionContext): Scene => {
  const needed = neededBy(cards);
  const lists = listsAtEnd(
    state,
    input.lists.flatMap(({ list_id: id, ...row }) => (state.lists.has(id) || !needed.has(id) ? [] : [{ id, ...row }])),
  );
  // A label that an earlier command has made stays that label, also after somebody has renamed it.
  const labels = input.labels.filter(({ label_id: id }) => !state.labels.has(id) && needed.has(id));
  const named = namedLabels(state, labels, context);
  const fields = fieldsAtEnd(
    state,
    input.fields.filter(({ field_id: id }) => !state.fields.has(id) && needed.has(id)),
  );
  return {
    changes: [
      ...lists.map(({ id, ...set }): Change => ({ of: 'list', id, set, was: null })),
      ...named.changes,
      ...fields.map(newFieldChange),
    ],
    lists: new Map(lists.map((list) => [list.id, list])),
    labels: new Map(labels.map(({ label_id: id }, at) => [id, named.ids[at] ?? id])),
    fields: new Map([...state.fields, ...fields.map((field) => [field.id, field] as const)]),
  };
};

/** The positions of the cards, each at the end of its list. @throws AppError `list_not_found`, `list_full` */
const positionsOf = (
  state: BoardState,
  cards: readonly ComingCard[],
  { lists }: Scene,
  limit: Parameters<typeof checkLimit>[3],
): ReadonlyMap<string, string> => {
  const positions = new Map<string, string>();
  for (const [list_id, coming] of Map.groupBy(cards, ({ input }) => input.list_id)) {
    checkLimit(state, lists.get(list_id) ?? listOnBoard(state, list_id), coming.length, limit);
    const places = positionsAt(state, { list_id, before: null, after: null }, coming.length);
    coming.forEach(({ id }, at) => positions.set(id, places[at] ?? ''));
  }
  return positions;
};

/** The numbers of the cards, in their order. @throws AppError `too_many_cards` */
const numbersOf = (state: BoardState, cards: readonly ComingCard[]): ReadonlyMap<string, number> => {
  const fresh = cards.filter(({ old }) => old === null);
  if (state.lastNumber + fresh.length > MOST_CARDS) throw new AppError(boardErrors.too_many_cards);
  const next = new Map(fresh.map(({ id }, at) => [id, state.lastNumber + 1 + at]));
  return new Map(cards.map(({ id, old }) => [id, old?.number ?? next.get(id) ?? 0]));
};

/** Stored texts of a card that comes back, of which the file has none. */
const emptied = (old: Card | null, { description, notes }: Input['cards'][number]) => ({
  ...(old !== null && old.description_version > 0 && description === '' && { description }),
  ...(old !== null && old.notes_version > 0 && notes === '' && { notes }),
});

/** A card of the file as it comes onto the board. */
const arrival = (
  state: BoardState,
  { lists, labels }: Scene,
  { id, input, old }: ComingCard,
  { number, position }: Pick<Card, 'number'> & { readonly position: string },
): CardChange => {
  const { list_id, title, tags, checklist } = input;
  const { fields, ...set } = input.set;
  const { versions, texts } = newTexts(state, input);
  const card: Card = { ...nothingMore, ...blank, id, number, list_id, position, title, ...set };
  checkDates(card);
  const progress = progressIn(lists.get(list_id) ?? listOnBoard(state, list_id), card.progress);
  const sets = setsAfter(card, { labels: input.labels.map((label) => labels.get(label) ?? label), tags });
  const items = { checklist: [...withItems(state.projectId, [], checklist)] };
  return appear(
    { ...card, progress, ...valuesOf(card, fields), ...sets, ...items, ...versions },
    { ...texts, ...emptied(old, input) },
  );
};

const uuidsIn = (cards: Input['cards']): string[] => cards.map(({ source_id: id }) => id).filter(isId);

export const importCardsRule: RuleOf<typeof importCards> = {
  needs: ({ project_id, lists, labels, fields, cards }) => ({
    newIds: [
      ...lists.map(({ list_id: id }) => id),
      ...labels.map(({ label_id: id }) => id),
      ...fields.map(({ field_id: id }) => id),
    ],
    cards: [...cards.map(({ source_id: id }) => importedId(project_id, 'card', id)), ...uuidsIn(cards)],
    labels: true,
    fields: true,
    ends: true,
  }),
  decide: (state, input, context) => {
    const cards = comingCards(state, input);
    // A file that came before changes nothing, not even the lists.
    if (cards.length === 0) return { changes: [] };
    const scene = sceneOf(state, input, cards, context);
    for (const { input: card } of cards) {
      checkLabels(
        state,
        card.labels.filter((id) => !scene.labels.has(id)),
      );
      checkValues(scene, card.set.fields);
    }
    const limit = { override: input.override_limit, role: context.role };
    const [positions, numbers] = [positionsOf(state, cards, scene, limit), numbersOf(state, cards)];
    const arrivals = cards.map((card) => {
      const place = { number: numbers.get(card.id) ?? 0, position: positions.get(card.id) ?? '' };
      return arrival(state, scene, card, place);
    });
    return { changes: [...scene.changes, ...arrivals] };
  },
};
