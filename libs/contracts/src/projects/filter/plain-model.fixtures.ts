import type { CardRow, ListRow } from '../board-shape.ts';
import { cardStatuses, priorities } from '../values/board-values.ts';
import type { Filter, FilterTerm } from './filter.ts';
import type { OwnField } from './own-fields.ts';

/** A board as the plainest possible reader of filters sees it. */
export interface PlainBoard {
  readonly today: string;
  readonly me: string;
  readonly lists: ReadonlyMap<string, Pick<ListRow, 'status'>>;
  readonly labels: ReadonlyMap<string, unknown>;
  readonly own: readonly OwnField[];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const dayAt = (today: string, days: number): string => {
  const moment = new Date(`${today}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
};

type Held = readonly (string | number | boolean | null)[];

/** Its values of the project's fields. */
const ownOf = (card: CardRow, { own }: PlainBoard): Record<string, Held> =>
  Object.fromEntries(
    own.map(({ id, kind, choices }): [string, Held] => {
      const value = card.fields[id];
      if (value === undefined) return [id, []];
      if (kind === 'money') return [id, [Number(value) / 100]];
      if (kind === 'choice') return [id, choices.some((choice) => choice.id === value) ? [value] : []];
      return [id, [kind === 'text' || kind === 'link' ? plain(String(value)) : value]];
    }),
  );

/** Its state today. */
const statesOf = (card: CardRow, status: string, { today }: PlainBoard): Record<string, Held> => {
  const [isOpen, due, isBlocked] = [status !== 'done', card.due_on ?? '9999-12-31', card.blocked_reason !== null];
  const isOverdue = isOpen && due < today;
  const isAtRisk = isOpen && !isOverdue && (isBlocked || due <= dayAt(today, 3));
  return { blocked: [isBlocked], overdue: [isOverdue], 'at-risk': [isAtRisk] };
};

/** All that a card has of a field, each as text or number; nothing: it has none. */
const heldOf = (card: CardRow, field: string, board: PlainBoard): readonly (string | number)[] => {
  const status = board.lists.get(card.list_id)?.status ?? '';
  const held: Record<string, Held> = {
    status: [cardStatuses.findIndex((one) => one === status)],
    priority: [priorities.indexOf(card.priority)],
    list: [card.list_id],
    assignee: [card.assignee],
    watcher: card.watchers,
    label: card.labels.filter((id) => board.labels.has(id)),
    tag: card.tags.map(plain),
    title: [plain(card.title)],
    due: [card.due_on],
    start: [card.start_on],
    progress: [card.progress],
    estimate: [card.estimated_hours],
    actual: [card.actual_hours],
    number: [card.number],
    'open-items': [card.checklist.filter(({ done }) => !done).length],
    dependencies: [card.depends_on.length],
    ...statesOf(card, status, board),
    ...ownOf(card, board),
  };
  return (held[field] ?? []).flatMap((value) => {
    if (value === null) return [];
    return typeof value === 'boolean' ? [value ? 'yes' : 'no'] : [value];
  });
};

/** The first and the last day that a value means. */
const meantBy = (field: string, value: string, board: PlainBoard): readonly [string | number, string | number] => {
  const kind = board.own.find(({ id }) => id === field)?.kind;
  if (field === 'due' || field === 'start' || kind === 'day') {
    const spans: Record<string, number> = { today: 0, week: 6, month: 29 };
    if (value in spans) return [board.today, dayAt(board.today, spans[value] ?? 0)];
    const day = value.endsWith('d') ? dayAt(board.today, Number(value.slice(0, -1))) : value;
    return [day, day];
  }
  const numbers = ['progress', 'estimate', 'actual', 'number', 'open-items', 'dependencies'];
  const orders: Record<string, readonly string[]> = { status: cardStatuses, priority: priorities };
  const meant = (() => {
    if (field in orders) return orders[field]?.indexOf(value) ?? -1;
    if (numbers.includes(field) || kind === 'number' || kind === 'money') return Number(value);
    if (field === 'assignee' || field === 'watcher' || kind === 'person') return value === 'me' ? board.me : value;
    return field === 'title' || field === 'tag' || kind === 'text' || kind === 'link' ? plain(value) : value;
  })();
  return [meant, meant];
};

const holds = ({ field, op, values }: FilterTerm, card: CardRow, board: PlainBoard): boolean => {
  const held = heldOf(card, field, board);
  const kind = board.own.find(({ id }) => id === field)?.kind;
  const isPart = field === 'title' || kind === 'text' || kind === 'link';
  return values.some((value) => {
    if (value === '') return held.length === 0;
    const [first, last] = meantBy(field, value, board);
    return held.some((one) => {
      if (isPart) return String(one).includes(String(first));
      if (op === 'is') return one >= first && one <= last;
      if (op === 'lt') return one < first;
      if (op === 'le') return one <= last;
      return op === 'gt' ? one > last : one >= first;
    });
  });
};

/** Whether a filter matches a card, written as plainly as possible: neither prepared nor fast. */
export const isMeant = (filter: Filter | null, card: CardRow, board: PlainBoard): boolean => {
  if (filter === null) return true;
  if ('field' in filter) return holds(filter, card, board);
  if ('not' in filter) return !isMeant(filter.not, card, board);
  if ('all' in filter) return filter.all.every((one) => isMeant(one, card, board));
  return filter.any.some((one) => isMeant(one, card, board));
};
