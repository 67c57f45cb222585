import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { priorities } from '@nivel/contracts/projects/values/board-values';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { FieldKind, FieldValue } from '@nivel/contracts/projects/field-values';
import type { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { fieldsOf } from '../../area/board-model/field-commands.ts';
import type { Board } from '../../area/board-model/board-store.ts';
import type { ViewMessages } from '../view/messages/es-mx.ts';

/** The changes of all selected cards at once. */
export type BulkEdit = Pick<CallInputOf<typeof updateCards>, 'set' | 'add' | 'remove'>;

/** Fields of a card with one value. */
export const valueFields = [
  'priority',
  'assignee',
  'start_on',
  'due_on',
  'progress',
  'estimated_hours',
  'actual_hours',
  'blocked_reason',
] as const;
export const bulkNames = [
  ...valueFields,
  'add-label',
  'remove-label',
  'add-tag',
  'remove-tag',
  'add-watcher',
  'remove-watcher',
] as const;
export type BulkName = (typeof bulkNames)[number];

/** Something that can be changed of many cards, as a field of its kind; undefined for an invalid one. */
export interface BulkField {
  readonly field: FieldRow;
  readonly edit: (value: FieldValue | null) => BulkEdit | undefined;
}

type Choices = FieldRow['choices'];

const numbered = (least: number, most: number) => (value: FieldValue | null) =>
  value === null || (typeof value === 'number' && value >= least && value <= most);

/** The fields that every card has. */
const commonFields = (board: Board, text: ViewMessages, priorityNames: Record<CardRow['priority'], string>) => {
  const shaped = (id: BulkName, kind: FieldKind, choices: Choices = []): FieldRow => ({
    id,
    name: text.bulk.fields[id],
    kind,
    currency: null,
    choices,
    position: '',
  });
  const one = (name: BulkName, kind: FieldKind, takes: (value: FieldValue | null) => boolean = () => true) => ({
    field: shaped(name, kind),
    edit: (value: FieldValue | null) => (takes(value) ? { set: { [name]: value } } : undefined),
  });
  const member = (name: BulkName, kind: FieldKind, which: 'add' | 'remove', set: string, choices: Choices = []) => ({
    field: shaped(name, kind, choices),
    edit: (value: FieldValue | null) => (value === null ? undefined : { set: {}, [which]: { [set]: [String(value)] } }),
  });
  const levels = [...priorities].reverse().map((id) => ({ id, name: priorityNames[id] }));
  const labels = [...board.labels.values()].map(({ id, name }) => ({ id, name }));
  const isTag = (value: FieldValue | null): boolean => [...String(value)].length <= 50;
  const tags = (name: BulkName, which: 'add' | 'remove'): BulkField => {
    const { field, edit } = member(name, 'text', which, 'tags');
    return { field, edit: (value) => (isTag(value) ? edit(value) : undefined) };
  };
  return [
    {
      field: shaped('priority', 'choice', levels),
      edit: (value) => {
        const priority = priorities.find((name) => name === value);
        return priority && { set: { priority } };
      },
    },
    one('assignee', 'person'),
    one('start_on', 'day'),
    one('due_on', 'day'),
    one('progress', 'number', (value) => Number.isInteger(value) && numbered(0, 100)(value)),
    one('estimated_hours', 'number', numbered(0, 100_000)),
    one('actual_hours', 'number', numbered(0, 100_000)),
    one('blocked_reason', 'text'),
    member('add-label', 'choice', 'add', 'labels', labels),
    member('remove-label', 'choice', 'remove', 'labels', labels),
    tags('add-tag', 'add'),
    tags('remove-tag', 'remove'),
    member('add-watcher', 'person', 'add', 'watchers'),
    member('remove-watcher', 'person', 'remove', 'watchers'),
  ] satisfies readonly BulkField[] as readonly BulkField[];
};

/** Everything that can be changed of many cards at once: the fields of every card, and those of the project. */
export const bulkFields = (...given: Parameters<typeof commonFields>): readonly BulkField[] => [
  ...commonFields(...given),
  ...fieldsOf(given[0]).map((field) => ({
    field,
    edit: (value: FieldValue | null) => ({ set: { fields: { [field.id]: value } } }),
  })),
];

type Members = NonNullable<BulkEdit['add']>;
const joined = (one: Members = {}, other: Members = {}): Members => {
  const all = { ...one, ...other };
  for (const name of ['labels', 'tags', 'watchers'] as const)
    if (one[name] && other[name]) all[name] = [...one[name], ...other[name]];
  return all;
};

/** Several changes as one. */
export const together = (edits: readonly BulkEdit[]): BulkEdit =>
  edits.reduce<BulkEdit>(
    (all, { set, add, remove }) => ({
      set: { ...all.set, ...set, ...(set.fields && { fields: { ...all.set.fields, ...set.fields } }) },
      add: joined(all.add, add),
      remove: joined(all.remove, remove),
    }),
    { set: {} },
  );

/** Whether a card would change. */
export const wouldChange = (
  card: CardRow,
  { set: { fields = {}, ...set }, add = {}, remove = {} }: BulkEdit,
): boolean =>
  Object.entries(set).some(([name, value]) => card[name as keyof CardRow] !== value) ||
  Object.entries(fields).some(([id, value]) => (card.fields[id] ?? null) !== value) ||
  (['labels', 'tags', 'watchers'] as const).some(
    (name) =>
      add[name]?.some((member) => !card[name].includes(member)) ||
      remove[name]?.some((member) => card[name].includes(member)),
  );
