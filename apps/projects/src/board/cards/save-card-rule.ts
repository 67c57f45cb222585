import type { InputOf } from '@nivel/contracts/kernel/operation';
import { cardTexts } from '@nivel/contracts/projects/values/board-values';
import type { saveCard } from '@nivel/contracts/projects/save-card.operation';
import type { BoardState } from '../state/board-state.ts';
import { cardsOnBoard, checkDates, checkLimit, listOnBoard, positionsAt, progressIn } from '../commands/board-rules.ts';
import { checklistAfter, checkMembers, setsAfter } from '../card-content/card-set-rules.ts';
import { firstWithStatus, newListChange } from './list-with-status.ts';
import { baseOf, writtenText } from '../card-content/card-text-rules.ts';
import { changesOfCard, type Card, type Change, type List } from '../state/change.ts';
import type { DecisionContext, RuleOf } from '../commands/command.ts';
import { checkValues, valuesOf } from '../fields/field-rules.ts';
import { namedLabels } from '../labels/label-rules.ts';

type Input = InputOf<typeof saveCard>;

interface Target {
  readonly list: List;
  /** The change that creates a list together with the card. */
  readonly made?: Change;
}

/** The list into which a card comes; null: it stays where it is. @throws AppError `list_not_found` */
const targetOf = (state: BoardState, card: Card, { to, command_id }: Input): Target | null => {
  if (to === undefined) return null;
  if ('list_id' in to) return to.list_id === card.list_id ? null : { list: listOnBoard(state, to.list_id) };
  if (state.lists.get(card.list_id)?.status === to.status) return null;
  const found = firstWithStatus(state, to.status);
  if (found !== null) return { list: found };
  const { list, change } = newListChange(state, command_id, to.status);
  return { list, made: change };
};

/** The end of the list into which a card comes. @throws AppError `list_full`, `override_needs_lead` */
const placeIn = (state: BoardState, list: List, progress: number, input: Input, { role }: DecisionContext) => {
  checkLimit(state, list, 1, { override: input.override_limit, role });
  const [position = ''] = positionsAt(state, { list_id: list.id, before: null, after: null }, 1);
  return { list_id: list.id, position, progress: progressIn(list, progress) };
};

/** @throws AppError `text_conflict` */
const textsAfter = (state: BoardState, card: Card, { texts }: Input) => {
  const changes = cardTexts.flatMap((field) => {
    const written = texts[field];
    return written === undefined ? [] : (writtenText(state, card, field, written) ?? []);
  });
  return {
    versions: together(changes.map(({ wanted }) => wanted)),
    set: together(changes.map(({ texts: { set } }) => set)),
    was: together(changes.map(({ texts: { was } }) => was)),
  };
};

const together = <Part>(parts: readonly Part[]): Part => Object.assign({}, ...parts) as Part;

const changesOf = (state: BoardState, card: Card, input: Input, context: DecisionContext): readonly Change[] => {
  const { fields, ...set } = input.set;
  checkDates({ ...card, ...set });
  const target = targetOf(state, card, input);
  const place = target === null ? {} : placeIn(state, target.list, set.progress ?? card.progress, input, context);
  const checklist = input.checklist && { checklist: checklistAfter(card.checklist, input.checklist) };
  const named = namedLabels(state, input.new_labels, context);
  const labels = [...(input.add.labels ?? []), ...named.ids];
  const sets = setsAfter(card, { ...input.add, ...(labels.length > 0 && { labels }) }, input.remove);
  const { versions, ...texts } = textsAfter(state, card, input);
  const wanted = { ...set, ...place, ...valuesOf(card, fields), ...sets, ...checklist, ...versions };
  const made = target?.made === undefined ? [] : [target.made];
  return [...made, ...named.changes, ...changesOfCard(card, wanted, texts)];
};

export const saveCardRule: RuleOf<typeof saveCard> = {
  needs: ({ card_id, command_id, set, add, new_labels, texts, to }) => ({
    cards: [card_id, ...(add.depends_on ?? [])],
    labels: add.labels !== undefined || new_labels !== undefined,
    links: add.depends_on !== undefined,
    fields: set.fields !== undefined,
    ends: to !== undefined,
    newIds: [
      ...(to !== undefined && 'status' in to ? [command_id] : []),
      ...(new_labels ?? []).map(({ label_id }) => label_id),
    ],
    texts: cardTexts.some((field) => texts[field] !== undefined) ? [card_id] : [],
    bases: cardTexts.flatMap((field) => (texts[field] === undefined ? [] : baseOf(card_id, field, texts[field]))),
  }),
  decide: (state, input, context) => {
    const cards = cardsOnBoard(state, [input.card_id]);
    checkMembers(state, cards, input.add);
    checkValues(state, input.set.fields);
    return { changes: cards.flatMap((card) => changesOf(state, card, input, context)) };
  },
};
