import { v7 } from 'uuid';
import type { CallInputOf, Operation } from '@nivel/contracts/kernel/operation';
import { linkTypes } from '@nivel/contracts/projects/values/board-values';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { changeChecklist } from '@nivel/contracts/projects/change-checklist.operation';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteField } from '@nivel/contracts/projects/delete-field.operation';
import { deleteLabel } from '@nivel/contracts/projects/delete-label.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import { mergeLabels } from '@nivel/contracts/projects/merge-labels.operation';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { putLink } from '@nivel/contracts/projects/put-link.operation';
import { saveCard } from '@nivel/contracts/projects/save-card.operation';
import { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateField } from '@nivel/contracts/projects/update-field.operation';
import { updateLabel } from '@nivel/contracts/projects/update-label.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import type { Board } from './board-client.ts';

/** Sends one command. */
export type Send = <O extends Operation>(
  operation: O,
  given: Omit<CallInputOf<O>, 'project_id' | 'command_id'>,
) => Promise<ProjectDelta>;

/** The kind of a command, for checks of the cards' places. */
export interface Performed {
  readonly delta: ProjectDelta;
  /** The target place, and the cards. */
  readonly put?: {
    readonly ids: readonly string[];
    readonly list_id: string;
    readonly before: string | null;
    readonly after: string | null;
  };
}

type Doing = () => Promise<Performed>;

/** Random subjects of a command. */
const choices = (board: Board, random: () => number) => {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const [card, other, third] = [pick(board.cards), pick(board.cards), pick(board.cards)];
  const list_id = pick(board.lists)?.id ?? '';
  const more = board.cards.filter(() => random() < 0.15).slice(0, 8);
  return {
    ...{ board, random, pick, card, other, list_id },
    text: `Texto ${v7()}`,
    label: pick(board.labels),
    field: pick(board.fields),
    card_ids: [...new Set([...(card ? [card.id] : []), ...more.map(({ id }) => id)])],
    place: {
      list_id,
      before: random() < 0.5 ? (other?.id ?? null) : null,
      after: random() < 0.5 ? (third?.id ?? null) : null,
    },
  };
};
type Choices = ReturnType<typeof choices>;

const only = async (delta: Promise<ProjectDelta>): Promise<Performed> => ({ delta: await delta });

const create =
  ({ text, place, random }: Choices, send: Send): Doing =>
  async () => {
    const card_id = v7();
    const fields = { tags: [text.slice(0, 30)], description: text, checklist: [{ id: v7(), text: 'uno' }] };
    const given = { card_id, title: text, ...place, ...(random() < 0.3 && fields) };
    return { delta: await send(createCard, given), put: { ids: [card_id], ...place } };
  };

const move =
  ({ place, label, random }: Choices, ids: string[], send: Send): Doing =>
  async () => {
    const lane = random() < 0.2 && {
      set: { priority: 'high' as const },
      ...(label && { add: { labels: [label.id] } }),
    };
    return { delta: await send(moveCards, { card_ids: ids, ...place, ...lane }), put: { ids, ...place } };
  };

const withCards = (chosen: Choices, card: Board['cards'][number], send: Send): Doing[] => {
  const { text, pick, card_ids, random, field, label } = chosen;
  const one = [card.id];
  const fields = field ? { [field.id]: random() < 0.2 ? null : text } : {};
  const members = {
    add: { tags: [text.slice(0, 30)], ...(label && { labels: [label.id] }) },
    remove: { tags: card.tags },
  };
  const urgency = { blocked_reason: text, priority: pick(['low', 'high'] as const) ?? 'low' };
  const written = { card_id: card.id, field: 'description', base_version: card.description_version, text } as const;
  const status = pick(['todo', 'review', 'done'] as const) ?? 'todo';
  const saved = {
    ...{ card_id: card.id, set: { title: text }, ...members, checklist: { put: [{ id: v7(), text: 'uno' }] } },
    texts: { notes: { base_version: card.notes_version, text } },
    to: random() < 0.5 ? { status } : { list_id: chosen.list_id },
  };
  return [
    create(chosen, send),
    create(chosen, send),
    create(chosen, send),
    move(chosen, card_ids, send),
    move(chosen, one, send),
    () => only(send(updateCards, { card_ids, set: { title: text, due_on: '2026-12-01' } })),
    () => only(send(updateCards, { card_ids: one, set: urgency })),
    () => only(send(updateCards, { card_ids, set: { fields }, ...(random() < 0.5 && members) })),
    () => only(send(updateCardText, written)),
    () => only(send(saveCard, saved)),
    () => only(send(setCardStatus, { card_ids, status })),
    () => only(send(duplicateCard, { card_id: card.id, new_id: v7() })),
    () => only(send(deleteCards, { card_ids: random() < 0.5 ? card_ids : one })),
  ];
};

const withSets = (
  { text, pick, random, card_ids, label, other }: Choices,
  card: Board['cards'][number],
  send: Send,
) => {
  const item = pick(card.checklist);
  const put = [{ id: item?.id ?? v7(), text: text.slice(0, 40), done: random() < 0.5 }];
  const labels = { add: label ? { labels: [label.id] } : {}, remove: { labels: card.labels.slice(0, 1) } };
  const depends = { add: other ? { depends_on: [other.id] } : {} };
  const type = pick(linkTypes) ?? 'finish-start';
  const gone = random() < 0.3 && item ? [item.id] : [];
  return [
    () => only(send(changeCardSets, { card_ids, add: { tags: [text.slice(0, 30)] }, remove: { tags: card.tags } })),
    () => only(send(changeCardSets, { card_ids: [card.id], ...labels })),
    () => only(send(changeCardSets, { card_ids: [card.id], ...depends })),
    () =>
      only(
        send(putLink, { card_id: card.id, depends_on: other?.id ?? card.id, type, lag: Math.floor(random() * 9) - 3 }),
      ),
    () => only(send(changeChecklist, { card_id: card.id, put, remove: gone })),
  ];
};

const withBoard = ({ board, text, pick, random, list_id, label, field }: Choices, send: Send): Doing[] => {
  const name = text.slice(0, 40);
  const before = random() < 0.5 ? null : (pick(board.lists)?.id ?? null);
  const move_to = pick(board.lists.filter(({ id }) => id !== list_id))?.id ?? null;
  const label_id = label?.id ?? '';
  const merged = { into: label_id, label_ids: [pick(board.labels)?.id ?? label_id] };
  const field_id = field?.id ?? '';
  const behind = random() < 0.5 ? null : (pick(board.fields)?.id ?? null);
  return [
    () => only(send(createList, { list_id: v7(), name, before: list_id })),
    () => only(send(updateList, { list_id, set: { name }, before })),
    () => only(send(deleteList, { list_id, move_to, with_cards: random() < 0.2 })),
    () => only(send(createLabel, { label_id: v7(), name, color: '#3b82f6' })),
    () => only(send(createField, { field_id: v7(), name, kind: 'text' })),
    () =>
      only(
        field ? send(updateField, { field_id, set: { name }, before: behind }) : send(updateProject, { set: { name } }),
      ),
    () => only(field ? send(deleteField, { field_id }) : send(updateProject, { set: { name } })),
    () => only(label ? send(updateLabel, { label_id, set: { name } }) : send(updateProject, { set: { name } })),
    () => only(label ? send(mergeLabels, merged) : send(updateProject, { set: { description: text } })),
    () =>
      only(
        send(updateProject, { set: { calendar: { weekdays: [1, 2, 6], holidays: [{ day: '2026-12-24', name }] } } }),
      ),
    () => only(label ? send(deleteLabel, { label_id }) : send(updateProject, { set: { description: text } })),
  ];
};

/** Does one of all the things that a lead may do with a board. Every text is new, so that no two people write the same. */
export const anyCommand = (board: Board, random: () => number, send: Send): Promise<Performed> => {
  const chosen = choices(board, random);
  const { card, pick } = chosen;
  if (card === undefined) return create(chosen, send)();
  const doings = [...withCards(chosen, card, send), ...withSets(chosen, card, send), ...withBoard(chosen, send)];
  return (pick(doings) ?? create(chosen, send))();
};
