import type { CardRow, ChecklistItem, ListRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import type { NewLabels } from '@nivel/contracts/projects/card-input';
import { progressOf } from '@nivel/contracts/projects/progress';
import { addDays } from '@nivel/ui/calendar';
import { byPosition, cardsIn, type Board } from '../../area/board-model/board-store.ts';
import { hoursIn } from '../editor/card-form.ts';
import type { MilestoneTemplate } from './milestone-templates.ts';

export const wizardSteps = ['template', 'basic', 'details', 'settings'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** A card that is being made. */
export interface WizardForm {
  readonly title: string;
  readonly priority: CardRow['priority'];
  readonly list: string;
  readonly place: 'top' | 'bottom';
  readonly assignee: string | null;
  readonly start: string;
  readonly due: string;
  readonly progress: string;
  readonly description: string;
  readonly notes: string;
  readonly estimated: string;
  readonly labels: readonly string[];
  /** Labels that are made with it. */
  readonly newLabels: NonNullable<NewLabels>;
  readonly depends_on: readonly string[];
  readonly watchers: readonly string[];
  readonly checklist: readonly ChecklistItem[];
  /** The limit of the list is exceeded on purpose. */
  readonly override: boolean;
}

type Status = ListRow['status'];

const listsOf = (board: Board): ListRow[] => [...board.lists.values()].sort(byPosition);

const toMake = (status: Status): string => `made ${status}`;
const statusToMake = (list: string): Status | undefined => cardStatuses.find((status) => list === toMake(status));

/** The first list with a status, or else the one that is created with the card. */
export const listWith = (board: Board, status: Status): string =>
  listsOf(board).find((list) => list.status === status)?.id ?? toMake(status);

/** The status of the list into which a new card comes. */
export const statusOf = (board: Board, list: string): Status =>
  board.lists.get(list)?.status ?? statusToMake(list) ?? 'todo';

/** The possible lists: the existing ones, and the chosen one where it is created with the card. */
export const listChoices = (board: Board, list: string): (Pick<ListRow, 'id' | 'status'> & { name?: string })[] => {
  const status = statusToMake(list);
  return [...listsOf(board), ...(status === undefined ? [] : [{ id: list, status }])];
};

/** The place of a new card. */
export const targetOf = ({ list }: Pick<WizardForm, 'list'>) => {
  const status = statusToMake(list);
  return status === undefined ? { list_id: list } : { status };
};

/** The initial values without a template. */
export const emptyForm = (board: Board): WizardForm => ({
  title: '',
  priority: 'medium',
  list: (listsOf(board).find(({ status }) => status === 'todo') ?? listsOf(board)[0])?.id ?? '',
  place: 'bottom',
  assignee: null,
  start: '',
  due: '',
  progress: '0',
  description: '',
  notes: '',
  estimated: '',
  labels: [],
  newLabels: [],
  depends_on: [],
  watchers: [],
  checklist: [],
  override: false,
});

/** The values that a template fills in; typed ones stay. */
export const withTemplate = (
  form: WizardForm,
  { priority, status, days }: MilestoneTemplate,
  board: Board,
  today: string,
): WizardForm => ({
  ...form,
  priority,
  list: listWith(board, status),
  due: days === null ? form.due : addDays(today, days),
  progress: '0',
});

/** Between which cards of its list a new one comes. */
export const neighboursOf = (board: Board, { list, place }: WizardForm) => {
  const cards = cardsIn(board, list);
  return place === 'top'
    ? { before: null, after: cards[0]?.id ?? null }
    : { before: cards.at(-1)?.id ?? null, after: null };
};

/** The form as input of the service, without the list and the place in it. */
export const fieldsOf = (form: WizardForm) => ({
  title: form.title.trim(),
  priority: form.priority,
  assignee: form.assignee,
  start_on: form.start || null,
  due_on: form.due || null,
  progress: progressOf(form.progress),
  description: form.description,
  notes: form.notes,
  estimated_hours: hoursIn(form.estimated),
  labels: [...form.labels],
  ...(form.newLabels.length > 0 && { new_labels: [...form.newLabels] }),
  depends_on: [...form.depends_on],
  watchers: [...form.watchers],
  checklist: [...form.checklist],
});

type TextField = 'title' | 'start' | 'due' | 'progress' | 'list' | 'description' | 'notes' | 'estimated';

const isItem = (value: unknown): value is ChecklistItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'text' in value &&
  'done' in value &&
  'position' in value;

const isNewLabel = (value: unknown): value is NonNullable<NewLabels>[number] =>
  typeof value === 'object' && value !== null && 'label_id' in value && 'name' in value && 'color' in value;

/** The stored ids that still exist. */
const idsIn = (value: unknown, isThere: (id: string) => boolean): string[] =>
  Array.isArray(value) ? value.filter((id: unknown) => typeof id === 'string').filter(isThere) : [];

/** The form of a draft, if it is valid; a deleted list is replaced. */
export const formIn = (draft: Readonly<Record<string, unknown>> | null, board: Board): WizardForm | undefined => {
  if (!draft) return undefined;
  const empty = emptyForm(board);
  const text = (name: TextField): string => {
    const value = draft[name];
    return typeof value === 'string' ? value : empty[name];
  };
  const list = text('list');
  const status = statusToMake(list);
  return {
    ...empty,
    title: text('title'),
    start: text('start'),
    due: text('due'),
    progress: text('progress'),
    list: board.lists.has(list) ? list : status === undefined ? empty.list : listWith(board, status),
    priority: priorities.find((one) => one === draft['priority']) ?? empty.priority,
    assignee: typeof draft['assignee'] === 'string' ? draft['assignee'] : null,
    place: draft['place'] === 'top' ? 'top' : 'bottom',
    description: text('description'),
    notes: text('notes'),
    estimated: text('estimated'),
    labels: idsIn(draft['labels'], (id) => board.labels.has(id)),
    newLabels: Array.isArray(draft['newLabels']) ? draft['newLabels'].filter(isNewLabel) : [],
    depends_on: idsIn(draft['depends_on'], (id) => board.cards.has(id)),
    watchers: idsIn(draft['watchers'], () => true),
    checklist: Array.isArray(draft['checklist']) ? draft['checklist'].filter(isItem) : [],
  };
};
