import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { nothingMore } from '@nivel/contracts/projects/card-sets';
import type { ProjectChange, ProjectDelta } from '@nivel/contracts/projects/project-delta';
import type { readCard } from '@nivel/contracts/projects/read-card.operation';
import { aProject } from '../crico.fixtures.ts';
import type { BoardPage } from '@nivel/contracts/projects/board-rows';
import { priorities } from '@nivel/contracts/projects/values/board-values';

const idOf = (kind: number, number: number): string =>
  `0190a000-0000-7000-8000-00000000${kind}${String(number).padStart(3, '0')}`;
export const cardId = (number: number): string => idOf(1, number);
export const listId = (number: number): string => idOf(2, number);
export const fieldId = (number: number): string => idOf(3, number);
const listNames = ['Por hacer', 'En curso', 'Hecho'];

export const aList = (number: number, values: Partial<ListRow> = {}): ListRow => ({
  id: listId(number),
  name: listNames[number - 1] ?? `Lista ${number}`,
  description: '',
  color: '#6B7280',
  status: number === 3 ? 'done' : 'todo',
  position: `a${number}`,
  wip_limit: null,
  ...values,
});

export const aCard = (number: number, values: Partial<CardRow> = {}): CardRow => ({
  id: cardId(number),
  number,
  list_id: listId(1),
  position: `a${number}`,
  title: `Tarea ${number}`,
  priority: 'medium',
  assignee: null,
  start_on: null,
  due_on: null,
  progress: 0,
  blocked_reason: null,
  ...nothingMore,
  ...values,
});

export const aField = (number: number, values: Partial<FieldRow> = {}): FieldRow => ({
  id: fieldId(number),
  name: `Campo ${number}`,
  kind: 'text',
  currency: null,
  choices: [],
  position: `a${number}`,
  ...values,
});

/** The data read of a card when it is opened. */
export const aWholeCard = (values: Partial<OutputOf<typeof readCard>> = {}): OutputOf<typeof readCard> => ({
  sequence: 7,
  description: { text: '', version: 0 },
  notes: { text: '', version: 0 },
  created_by: null,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  is_deleted: false,
  proposal: null,
  ...values,
});

/** A page of a board as the service packs it. */
export const aPage = (
  lists: readonly ListRow[],
  cards: readonly CardRow[],
  values: Partial<BoardPage> = {},
): BoardPage => {
  const people = [
    ...new Set(cards.flatMap(({ assignee, watchers }) => [...(assignee ? [assignee] : []), ...watchers])),
  ];
  const label_ids = (values.labels ?? []).map((label) => label.id);
  const field_ids = (values.fields ?? []).map((field) => field.id);
  const { id, name, description, color, status } = aProject(1);
  return {
    sequence: 7,
    role: 'member',
    project: { id, name, description, color, status, visibility: 'private', key: 'SN', calendar: null },
    lists: [...lists],
    labels: [],
    fields: [],
    people,
    label_ids,
    field_ids,
    cards: cards.map((card) => [
      card.id,
      card.number,
      lists.findIndex((list) => list.id === card.list_id),
      card.position,
      card.title,
      priorities.indexOf(card.priority),
      card.assignee === null ? null : people.indexOf(card.assignee),
      card.start_on,
      card.due_on,
      card.progress,
      card.blocked_reason,
      {
        ...(card.labels.length > 0 && { labels: card.labels.map((one) => label_ids.indexOf(one)) }),
        ...(card.watchers.length > 0 && { watchers: card.watchers.map((one) => people.indexOf(one)) }),
        ...(card.cover !== null && { cover: card.cover }),
        fields: Object.entries(card.fields).map(([field, value]) => [field_ids.indexOf(field), value]),
      },
    ]),
    next: null,
    ...values,
  };
};

export const aDelta = (
  sequence: number,
  changes: readonly ProjectChange[],
  values: Partial<ProjectDelta> = {},
): ProjectDelta => ({
  sequence,
  at: '2026-11-01T10:00:00.000Z',
  by: null,
  kind: 'update-cards',
  command_id: idOf(9, sequence),
  changes: [...changes],
  ...values,
});
