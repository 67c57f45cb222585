import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import type { BoardState } from '../state/board-state.ts';
import { checkDates, progressIn } from '../commands/board-rules.ts';
import { checkLabels, setsAfter } from '../card-content/card-set-rules.ts';
import type { Card, List } from '../state/change.ts';
import { checkValues, valuesOf } from '../fields/field-rules.ts';

/** What else a place implies, such as a swimlane's value. */
type PlaceInput = Pick<InputOf<typeof moveCards>, 'set' | 'add' | 'remove'>;

/** The data needed to give cards what their place implies. */
export const neededForPlace = ({ set, add }: PlaceInput) => ({
  labels: add?.labels !== undefined,
  fields: set?.fields !== undefined,
});

/** @throws AppError `label_not_found`, `field_not_found`, `field_value_invalid` */
export const checkPlace = (state: BoardState, { set, add }: PlaceInput): void => {
  checkLabels(state, add?.labels);
  checkValues(state, set?.fields);
};

/** The further changes of a card through its place in a list. @throws AppError `dates_reversed`, `too_many_members` */
export const gotWithPlace = (card: Card, { set = {}, add, remove }: PlaceInput, list: List): Partial<Card> => {
  const { fields, ...values } = set;
  checkDates({ ...card, ...values });
  const progress = values.progress === undefined ? {} : { progress: progressIn(list, values.progress) };
  return { ...values, ...progress, ...valuesOf(card, fields), ...setsAfter(card, add, remove) };
};
