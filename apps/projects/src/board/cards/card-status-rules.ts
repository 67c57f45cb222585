import { LONGEST_TITLE } from '@nivel/contracts/projects/values/card-title';
import type { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import type { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import { cardsOnBoard, checkLimit, checkNew, listOnBoard, positionsAt, progressIn } from '../commands/board-rules.ts';
import type { RuleOf } from '../commands/command.ts';
import { changesOfCard, type Card } from '../state/change.ts';
import { appear } from './card-rules.ts';
import { copyOfCard } from './copied-card.ts';
import { checkPlace, gotWithPlace, neededForPlace } from './lane-rules.ts';
import { firstWithStatus, newListChange } from './list-with-status.ts';

export const setCardStatusRule: RuleOf<typeof setCardStatus> = {
  needs: ({ card_ids, command_id, ...place }) => ({
    cards: card_ids,
    ends: true,
    newIds: [command_id],
    ...neededForPlace(place),
  }),
  decide: (state, { card_ids, status, command_id, override_limit: override, ...place }, { role }) => {
    checkPlace(state, place);
    const cards = cardsOnBoard(state, card_ids);
    const coming = cards.filter((card) => state.lists.get(card.list_id)?.status !== status);
    const found = firstWithStatus(state, status);
    const made = found === null && coming.length > 0 ? newListChange(state, command_id, status) : null;
    const list = found ?? made?.list;
    if (list === undefined) return { changes: [] };
    if (coming.length > 0) checkLimit(state, list, coming.length, { override, role });
    const positions = positionsAt(state, { list_id: list.id, before: null, after: null }, coming.length);
    const places = new Map(coming.map(({ id }, index) => [id, positions[index]]));
    const placeOf = (card: Card): Partial<Card> => {
      const position = places.get(card.id);
      return position === undefined ? {} : { list_id: list.id, position, progress: progressIn(list, card.progress) };
    };
    const changed = cards.flatMap((card) =>
      changesOfCard(card, { ...placeOf(card), ...gotWithPlace(card, place, list) }),
    );
    return { changes: made === null ? changed : [made.change, ...changed] };
  },
};

const copyOf = (title: string): string => [...`Copy of ${title}`].slice(0, LONGEST_TITLE).join('').trimEnd();

export const duplicateCardRule: RuleOf<typeof duplicateCard> = {
  needs: ({ card_id, new_id }) => ({ cards: [card_id], behind: [card_id], newIds: [new_id], texts: [card_id] }),
  decide: (state, { card_id, new_id: id, override_limit: override }, { role }) => {
    checkNew(state, id);
    const [card] = cardsOnBoard(state, [card_id]);
    if (card === undefined) return { changes: [] };
    const list = listOnBoard(state, card.list_id);
    checkLimit(state, list, 1, { override, role });
    const [position = ''] = positionsAt(state, { list_id: list.id, before: card_id, after: null }, 1);
    const { row, texts } = copyOfCard(state, card, list);
    return { changes: [appear({ ...row, id, position, title: copyOf(card.title) }, texts)] };
  },
};
