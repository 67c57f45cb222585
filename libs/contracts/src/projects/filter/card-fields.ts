import { cardStatuses, priorities } from '../values/board-values.ts';
import type { CardRow } from '../board-shape.ts';
import { fieldsFrom, type FilterField, type FilterScene } from './filter-field.ts';
import { daysAfter } from './filter-days.ts';

/** A card is at risk if it is not done, not overdue, and due within this number of days. */
export const RISK_DAYS = 3;

const statusOf = ({ list_id }: CardRow, { lists }: FilterScene): string | null => lists.get(list_id)?.status ?? null;
const isOverdue = (card: CardRow, scene: FilterScene): boolean =>
  card.due_on !== null && card.due_on < scene.today && statusOf(card, scene) !== 'done';
const isAtRisk = (card: CardRow, scene: FilterScene): boolean => {
  if (statusOf(card, scene) === 'done' || isOverdue(card, scene)) return false;
  return card.blocked_reason !== null || (card.due_on !== null && card.due_on <= daysAfter(scene.today, RISK_DAYS));
};

const shownLabels = ({ labels: held }: CardRow, { labels }: FilterScene): readonly string[] =>
  held.every((id) => labels.has(id)) ? held : held.filter((id) => labels.has(id));

const filled = { mayBeEmpty: false } as const;
const optional = { mayBeEmpty: true } as const;

const fields: readonly FilterField[] = [
  {
    ...filled,
    name: 'status',
    also: ['estado'],
    kind: 'choice',
    choices: cardStatuses,
    isOrdered: true,
    words: {
      'not-started': 'todo',
      completed: 'done',
      pendiente: 'todo',
      'sin empezar': 'todo',
      'en curso': 'in-progress',
      'en-curso': 'in-progress',
      'en revision': 'review',
      revision: 'review',
      hecha: 'done',
      terminada: 'done',
    },
    read: statusOf,
  },
  {
    ...filled,
    name: 'priority',
    also: ['prioridad'],
    kind: 'choice',
    choices: priorities,
    isOrdered: true,
    words: { urgent: 'critical', baja: 'low', media: 'medium', alta: 'high', critica: 'critical', urgente: 'critical' },
    read: ({ priority }) => priority,
  },
  { ...filled, name: 'list', also: ['lista'], kind: 'reference', of: 'list', read: ({ list_id }) => list_id },
  {
    ...optional,
    name: 'assignee',
    also: ['assigned', 'responsable', 'asignada'],
    kind: 'reference',
    of: 'person',
    read: ({ assignee }) => assignee,
  },
  {
    ...optional,
    name: 'watcher',
    also: ['observador', 'sigue'],
    kind: 'reference',
    of: 'person',
    read: ({ watchers }) => watchers,
  },
  { ...optional, name: 'label', also: ['etiqueta'], kind: 'reference', of: 'label', read: shownLabels },
  { ...optional, name: 'tag', also: ['marca'], kind: 'words', read: ({ tags }) => tags },
  { ...filled, name: 'title', also: ['titulo', 'text', 'texto'], kind: 'text', read: ({ title }) => title },
  { ...optional, name: 'due', also: ['vence', 'entrega', 'deadline'], kind: 'day', read: ({ due_on }) => due_on },
  { ...optional, name: 'start', also: ['inicio'], kind: 'day', read: ({ start_on }) => start_on },
  { ...filled, name: 'progress', also: ['avance'], kind: 'number', read: ({ progress }) => progress },
  { ...optional, name: 'estimate', also: ['estimado'], kind: 'number', read: (card) => card.estimated_hours },
  { ...optional, name: 'actual', also: ['real', 'horas'], kind: 'number', read: (card) => card.actual_hours },
  { ...filled, name: 'number', also: ['numero'], kind: 'number', read: ({ number }) => number },
  {
    ...filled,
    name: 'open-items',
    also: ['checklist', 'pendientes'],
    kind: 'number',
    read: ({ checklist }) => checklist.filter(({ done }) => !done).length,
  },
  {
    ...filled,
    name: 'dependencies',
    also: ['depends', 'dependencias'],
    kind: 'number',
    read: ({ depends_on }) => depends_on.length,
  },
  {
    ...filled,
    name: 'blocked',
    also: ['bloqueada'],
    kind: 'flag',
    read: ({ blocked_reason }) => blocked_reason !== null,
  },
  { ...filled, name: 'overdue', also: ['vencida'], kind: 'flag', read: isOverdue },
  { ...filled, name: 'at-risk', also: ['risk', 'en-riesgo', 'riesgo'], kind: 'flag', read: isAtRisk },
];

/** The fields of every card, in every project. One entry is one field; the service defines its SQL beside it. */
export const cardFields = fieldsFrom(fields);
