import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import type { cardStatuses } from '@nivel/contracts/projects/values/board-values';
import { readDay, daysOf } from '@nivel/contracts/projects/filter/filter-days';
import { checkLabels, checklistAfter, setsAfter } from '../../board/card-content/card-set-rules.ts';
import { firstWithStatus } from '../../board/cards/list-with-status.ts';
import { listOnBoard } from '../../board/commands/board-rules.ts';
import { checkValues, valuesOf, type FieldInputs } from '../../board/fields/field-rules.ts';
import type { BoardState } from '../../board/state/board-state.ts';
import type { Card, List } from '../../board/state/change.ts';

/** What becomes of a card, as far as the actions of a rule have been looked at. */
export interface Draft {
  readonly card: Card;
  /** The list into which it comes; null: it stays where it is. */
  readonly list: List | null;
}

export interface ActionScene {
  /** For the owner of the rule. */
  readonly today: string;
  /** The id of a new thing; the same whenever the same run is worked out again. */
  readonly idFor: (cardId: string, step: number) => string;
}

type SetField = Extract<RuleAction, { kind: 'set-field' }>;

/** A day as rules say it, on a day. */
const dayFor = (value: SetField['value'], today: string): string | null => {
  const read = typeof value === 'string' ? readDay(value) : undefined;
  return read === undefined ? null : daysOf(read, today)[0];
};

/** @throws AppError `list_not_found` where no list has the status any more */
const withStatus = (state: BoardState, { card, list }: Draft, value: SetField['value']): Draft => {
  const status = value as (typeof cardStatuses)[number];
  const held = list ?? state.lists.get(card.list_id);
  if (held?.status === status) return { card, list };
  const found = firstWithStatus(state, status);
  if (found === null) throw new AppError(boardErrors.list_not_found);
  return { card, list: found };
};

/** @throws AppError `field_not_found`, `field_value_invalid` */
const withOwnField = (state: BoardState, card: Card, id: string, value: SetField['value'], today: string): Card => {
  const isDay = state.fields.get(id)?.kind === 'day';
  const values: FieldInputs = { [id]: isDay && value !== null ? dayFor(value, today) : value };
  checkValues(state, values);
  return { ...card, ...valuesOf(card, values) };
};

const withField = (state: BoardState, draft: Draft, { field, value }: SetField, today: string): Draft => {
  const { card, list } = draft;
  switch (field) {
    case 'status':
      return withStatus(state, draft, value);
    case 'priority':
      return { list, card: { ...card, priority: value as Card['priority'] } };
    case 'progress':
      return { list, card: { ...card, progress: Number(value) } };
    case 'blocked_reason':
      return { list, card: { ...card, blocked_reason: value === null ? null : String(value) } };
    case 'due_on':
    case 'start_on':
      return { list, card: { ...card, [field]: value === null ? null : dayFor(value, today) } };
    default:
      return { list, card: withOwnField(state, card, field, value, today) };
  }
};

/**
 * A card after one action. Values were checked when the rule was saved, but the things they name may be gone since.
 * @throws AppError `list_not_found`, `label_not_found`, `field_not_found`, `field_value_invalid`, `too_many_members`
 */
export const afterAction = (
  state: BoardState,
  draft: Draft,
  action: RuleAction,
  step: number,
  { today, idFor }: ActionScene,
): Draft => {
  const { card, list } = draft;
  switch (action.kind) {
    case 'set-field':
      return withField(state, draft, action, today);
    case 'move':
      return { card, list: listOnBoard(state, action.list_id) };
    case 'assign':
      return { list, card: { ...card, assignee: action.assignee } };
    case 'add-label':
      checkLabels(state, [action.label_id]);
      return { list, card: { ...card, ...setsAfter(card, { labels: [action.label_id] }) } };
    case 'remove-label':
      return { list, card: { ...card, ...setsAfter(card, {}, { labels: [action.label_id] }) } };
    case 'add-item': {
      const put = [{ id: idFor(card.id, step), text: action.text, done: false }];
      return { list, card: { ...card, checklist: checklistAfter(card.checklist, { put, remove: [] }) } };
    }
    case 'comment':
    case 'notify':
    case 'create-card':
    case 'email':
    case 'webhook':
    case 'ai-proposal':
      return draft;
  }
};
