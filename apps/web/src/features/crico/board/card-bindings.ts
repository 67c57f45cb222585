import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { byPosition } from '../area/board-model/board-store.ts';
import { mayChangeCards } from '../area/project/project-scene.ts';
import { addDays } from '@nivel/ui/calendar';
import type { BoardScene } from './board-context.ts';
import { showsCards } from './view/view-choices.ts';
import type { ViewMessages } from './view/messages/es-mx.ts';

type Named = keyof ViewMessages['bindings'];

/** A key's effect on the selected cards, or else on the focused one. */
interface CardBinding {
  /** As `keyOf` writes it. */
  readonly key: string;
  readonly name: Named;
  readonly run: (
    scene: BoardScene,
    ids: readonly string[],
    about: { readonly me: string; readonly today: string },
  ) => void;
  /** Whether people who only read have it too. */
  readonly isForAll?: boolean;
}

/** The chosen cards, else the one that has the focus; none where no cards are on the screen. */
export const meantCards = ({ board, selection, view, choices }: BoardScene): readonly string[] => {
  if (!showsCards(choices.view)) return [];
  if (selection.ids.size > 0) return [...selection.ids];
  const { cardId } = view.focus;
  return cardId !== null && board.cards.has(cardId) ? [cardId] : [];
};

const priority = (key: string, name: Named, value: CardRow['priority']): CardBinding => ({
  key,
  name,
  run: ({ actions }, ids) => actions.update(ids, { priority: value }),
});

const due = (key: string, name: Named, days: number | null): CardBinding => ({
  key,
  name,
  run: ({ actions }, ids, { today }) => actions.update(ids, { due_on: days === null ? null : addDays(today, days) }),
});

/** Moves the cards to the list next to that of the first one. */
const toList = (key: string, name: Named, step: 1 | -1): CardBinding => ({
  key,
  name,
  run: ({ board, actions }, ids) => {
    const lists = [...board.lists.values()].sort(byPosition);
    const at = lists.findIndex(({ id }) => id === board.cards.get(ids[0] ?? '')?.list_id);
    const list = at < 0 ? undefined : lists[at + step];
    if (list) actions.move(ids, { listId: list.id });
  },
});

const status = (key: string, name: Named, value: 'todo' | 'in-progress' | 'review' | 'done'): CardBinding => ({
  key,
  name,
  run: ({ actions }, ids) => void actions.setStatus(ids, value),
});

const dialog = (key: string, name: Named, field: string | null): CardBinding => ({
  key,
  name,
  run: ({ editMany }, ids) => editMany(ids, field),
});

export const cardBindings: readonly CardBinding[] = [
  priority('1', 'critical', 'critical'),
  priority('2', 'high', 'high'),
  priority('3', 'medium', 'medium'),
  priority('4', 'low', 'low'),
  { key: 'i', name: 'mine', run: ({ actions }, ids, { me }) => actions.update(ids, { assignee: me }) },
  { key: 'u', name: 'unassign', run: ({ actions }, ids) => actions.update(ids, { assignee: null }) },
  dialog('a', 'assignee', 'assignee'),
  dialog('d', 'due', 'due_on'),
  dialog('s', 'start', 'start_on'),
  dialog('l', 'label', 'add-label'),
  dialog('t', 'tag', 'add-tag'),
  dialog('b', 'block', 'blocked_reason'),
  dialog('p', 'progress', 'progress'),
  dialog('e', 'edit', null),
  due('shift+d', 'dueToday', 0),
  due('shift+t', 'dueTomorrow', 1),
  due('shift+w', 'dueWeek', 7),
  due('shift+n', 'dueNever', null),
  toList(',', 'listBefore', -1),
  toList('.', 'listAfter', 1),
  status('q', 'done', 'done'),
  status('shift+q', 'todo', 'todo'),
  status('shift+i', 'inProgress', 'in-progress'),
  status('shift+r', 'review', 'review'),
  {
    key: 'w',
    name: 'watch',
    run: ({ board, actions }, ids, { me }) => {
      const isWatched = ids.every((id) => board.cards.get(id)?.watchers.includes(me));
      actions.edit(ids, { set: {}, [isWatched ? 'remove' : 'add']: { watchers: [me] } });
    },
  },
  {
    key: 'y',
    name: 'copyLink',
    isForAll: true,
    run: ({ board, copyText }, ids) => {
      const { project } = board;
      const links = ids.flatMap((id) => {
        const card = board.cards.get(id);
        const name = card && card.number > 0 ? `${project.key}-${card.number}` : id;
        return card ? [`${location.origin}/crico/dashboard?project=${project.id}&card=${name}`] : [];
      });
      copyText(links.join('\n'));
    },
  },
  {
    key: 'o',
    name: 'open',
    isForAll: true,
    run: ({ board, open }, ids) => {
      const card = board.cards.get(ids[0] ?? '');
      if (card) open(card);
    },
  },
];

/** A key's effect on the whole page. */
interface PageBinding {
  readonly key: string;
  readonly name: Named;
  readonly run: (scene: BoardScene) => void;
}

export const pageBindings: readonly PageBinding[] = [
  { key: 'g b', name: 'toBoard', run: ({ choose }) => choose({ view: 'board' }) },
  { key: 'g s', name: 'toSimple', run: ({ choose }) => choose({ view: 'simple' }) },
  { key: 'g t', name: 'toTable', run: ({ choose }) => choose({ view: 'table' }) },
  { key: 'g g', name: 'toGantt', run: ({ choose }) => choose({ view: 'gantt' }) },
  { key: 'g d', name: 'toCalendar', run: ({ choose }) => choose({ view: 'calendar' }) },
  { key: 'g l', name: 'toTimeline', run: ({ choose }) => choose({ view: 'timeline' }) },
  { key: 'g i', name: 'toIntelligence', run: ({ choose }) => choose({ view: 'ai' }) },
  { key: 'g e', name: 'toTeam', run: ({ choose }) => choose({ view: 'team' }) },
  {
    key: 'g a',
    name: 'toAuto',
    run: ({ board, choose }) => {
      if (mayChangeCards(board)) choose({ view: 'auto' });
    },
  },
  { key: 'f f', name: 'filter', run: () => document.querySelector<HTMLElement>('[data-filter-field]')?.focus() },
  { key: 'f o', name: 'filterOverdue', run: ({ choose }) => choose({ due: 'overdue' }) },
  { key: 'f t', name: 'filterToday', run: ({ choose }) => choose({ due: 'today' }) },
  { key: 'f w', name: 'filterWeek', run: ({ choose }) => choose({ due: 'week' }) },
  { key: 'f a', name: 'filterAll', run: ({ choose }) => choose({ due: 'all', q: '', filter: '' }) },
  { key: 'r p', name: 'sortPriority', run: ({ choose }) => choose({ sort: 'priority', turned: false }) },
  { key: 'r d', name: 'sortDue', run: ({ choose }) => choose({ sort: 'due', turned: false }) },
  { key: 'r b', name: 'sortBoard', run: ({ choose }) => choose({ sort: 'board', turned: false }) },
  { key: 'r r', name: 'turn', run: ({ choices, choose }) => choose({ turned: !choices.turned }) },
];

/** A key as named on the keyboard: `Shift D`, `G T`. */
export const writtenKey = (key: string): string =>
  key
    .split(/[ +]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
