import type { RuleAction, RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../../shell/days/days.ts';
import { cardTemplatesQuery } from '../../area/data/card-templates.queries.ts';
import { valueInWords } from '../../area/project/field-words.ts';
import { scheduleText } from '../../area/schedule/schedule-text.ts';
import { cronWords } from '../../area/schedule/schedule-words.ts';
import { projectText } from '../../area/project/project-text.ts';
import { useBoard, type BoardScene } from '../board-context.ts';
import { conditionWords } from '../filter/condition-words.ts';
import { filterWords } from '../filter/filter-words.ts';
import { viewText } from '../view/view-text.ts';
import { automationText } from './automation-text.ts';
import type { AutomationMessages } from './messages/es-mx.ts';
import { webhooksQuery } from './webhooks.queries.ts';

/** With what rules and their runs are said in words. */
interface RuleScene extends Pick<BoardScene, 'board' | 'names' | 'people'> {
  readonly text: AutomationMessages;
  /** Names of templates and of webhooks, by their ids. */
  readonly templates: ReadonlyMap<string, string>;
  readonly webhooks: ReadonlyMap<string, string>;
  /** A time zone behind a time in words. */
  readonly inZone: (words: string, zone: string) => string;
  readonly statuses: Readonly<Record<string, string>>;
  readonly priorities: Readonly<Record<string, string>>;
  /** Conditions in words; what they mean may be gone. */
  readonly conditions: (text: string) => string;
}

const named = (rows: readonly { readonly id: string; readonly name: string }[] = []): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));

/** The words for rules on the open board. */
export const useRuleScene = (): RuleScene => {
  const text = automationText.useText();
  const words = filterWords.useText();
  const { inZone } = scheduleText.useText();
  const { statuses } = viewText.useText();
  const { priorities } = projectText.useText();
  const { board, names, people, filter } = useBoard();
  const templates = named(useQuery(cardTemplatesQuery(board.project.id)).data?.templates);
  const webhooks = named(useQuery(webhooksQuery(board.project.id)).data?.webhooks);
  const spoken = { words, statuses, priorities, fields: filter.fields, names: filter.names };
  const conditions = (asked: string): string => {
    const { filter: read } = parseFilter(asked, filter.fields, filter.names);
    return read === null ? asked : conditionWords(read, spoken);
  };
  return { text, inZone, templates, webhooks, statuses, priorities, board, names, people, conditions };
};

/** What a field is called. */
export const fieldName = ({ text, board }: RuleScene, field: string): string =>
  text.fields[field] ?? board.fields.get(field)?.name ?? text.goneField;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** How values of the fields of every card are called, by the names of their fields. */
const valueNames: Readonly<Record<string, (scene: RuleScene, value: string) => string | undefined>> = {
  status: ({ statuses }, value) => statuses[value] ?? value,
  priority: ({ priorities }, value) => priorities[value] ?? value,
  assignee: ({ names }, value) => names.get(value),
  list_id: ({ board }, value) => board.lists.get(value)?.name,
  list: ({ board }, value) => board.lists.get(value)?.name,
  labels: ({ board }, value) => board.labels.get(value)?.name,
  label: ({ board }, value) => board.labels.get(value)?.name,
};

const oneValue = (scene: RuleScene, field: string, value: string | number | boolean): string => {
  const { text, board, people } = scene;
  if (typeof value === 'boolean') return text.flags[String(value)] ?? String(value);
  const own = board.fields.get(field);
  if (own && !(own.kind === 'day' && !day.test(String(value)))) return valueInWords(own, value, people) || text.gone;
  const name = valueNames[field];
  if (name) return name(scene, String(value)) ?? text.gone;
  const isDay = typeof value === 'string' && day.test(value);
  return isDay ? formatDay(value, { day: 'numeric', month: 'short', year: 'numeric' }) : String(value);
};

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value of a field in words; of a set all its members. */
export const fieldValue = (scene: RuleScene, field: string, value: unknown): string => {
  const { nothing } = scene.text.sentence;
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.map((one) => fieldValue(scene, field, one)).join(', ') || nothing;
  if (isPlain(value)) return oneValue(scene, field, value);
  if (typeof value !== 'object') return nothing;
  if ('text' in value) return String(value.text);
  // Values in the fields of the project, by their ids.
  return Object.entries(value)
    .map(([id, one]) => `${fieldName(scene, id)}: ${fieldValue(scene, id, one)}`)
    .join(', ');
};

const listName = ({ board, text }: RuleScene, id: string): string =>
  board.lists.get(id)?.name ?? (id === '' ? text.sentence.unsaid : text.gone);
const labelName = ({ board, text }: RuleScene, id: string): string =>
  board.labels.get(id)?.name ?? (id === '' ? text.sentence.unsaid : text.gone);
const personName = ({ names, text }: RuleScene, id: string): string =>
  names.get(id) ?? (id === '' ? text.sentence.unsaid : text.gone);

const nameIn = (names: ReadonlyMap<string, string>, id: string, { text }: RuleScene): string =>
  names.get(id) ?? (id === '' ? text.sentence.unsaid : text.gone);
const audienceName = (
  scene: RuleScene,
  { to, person_id }: Extract<RuleAction, { kind: 'notify' | 'email' }>,
): string => (to === 'person' ? personName(scene, person_id ?? '') : scene.text.audiences[to]);

type CardCause = Extract<RuleTrigger, { kind: (typeof cardCauses)[number] }>;

/** What makes a rule run by what became of cards. */
const cardCauses = [
  'card-created',
  'field-changed',
  'card-moved',
  'card-assigned',
  'dependencies-done',
  'progress-reached',
  'due-within',
  'overdue',
] as const;
const isOfCards = (trigger: RuleTrigger): trigger is CardCause => cardCauses.some((kind) => kind === trigger.kind);

const otherWords = (scene: RuleScene, trigger: Exclude<RuleTrigger, CardCause>): string => {
  const { sentence } = scene.text;
  switch (trigger.kind) {
    case 'module-completed':
      return sentence.moduleCompleted(trigger.person === null ? null : personName(scene, trigger.person));
    case 'level-unlocked':
      return sentence.levelUnlocked(trigger.person === null ? null : personName(scene, trigger.person));
    case 'payment-overdue':
    case 'payment-paid':
    case 'contract-signed':
      return sentence.book[trigger.kind];
    case 'lead-stage-reached':
      return sentence.leadReached(scene.text.stages[trigger.stage]);
    case 'comment-added': {
      const { words, mentions, is_first: isFirst } = trigger;
      return sentence.commented(words, mentions === null ? null : personName(scene, mentions), isFirst);
    }
    case 'schedule': {
      const { cron, time_zone: zone } = trigger.time;
      return sentence.scheduled(scene.inZone(cronWords(cron) ?? cron, zone));
    }
  }
};

const cardWords = (scene: RuleScene, trigger: CardCause): string => {
  const { sentence } = scene.text;
  switch (trigger.kind) {
    case 'card-created':
      return sentence.created;
    case 'field-changed': {
      const said = (value: string | null) => (value === null ? null : fieldValue(scene, trigger.field, value));
      return sentence.changed(fieldName(scene, trigger.field), said(trigger.from), said(trigger.to));
    }
    case 'card-moved':
      return sentence.moved(listName(scene, trigger.list_id));
    case 'card-assigned':
      return sentence.assigned(trigger.assignee === null ? null : personName(scene, trigger.assignee));
    case 'dependencies-done':
      return sentence.freed;
    case 'progress-reached':
      return sentence.reached(trigger.percent);
    case 'due-within':
      return sentence.due(trigger.days);
    case 'overdue':
      return sentence.overdue;
  }
};

const triggerWords = (scene: RuleScene, trigger: RuleTrigger): string =>
  isOfCards(trigger) ? cardWords(scene, trigger) : otherWords(scene, trigger);

type Change = Extract<RuleAction, { kind: (typeof changes)[number] }>;

/** What a rule does to the fields of cards. */
const changes = ['set-field', 'move', 'assign', 'add-label', 'remove-label'] as const;
const isChange = (action: RuleAction): action is Change => changes.some((kind) => kind === action.kind);

const otherActionWords = (scene: RuleScene, action: Exclude<RuleAction, Change>): string => {
  const { sentence } = scene.text;
  switch (action.kind) {
    case 'add-item':
      return sentence.addItem(action.text || sentence.unsaid);
    case 'comment':
      return sentence.comment(action.text || sentence.unsaid);
    case 'notify':
      return sentence.notify(audienceName(scene, action), action.message || sentence.unsaid);
    case 'create-card':
      return sentence.create(nameIn(scene.templates, action.template_id, scene));
    case 'email':
      return sentence.email(audienceName(scene, action), action.subject || sentence.unsaid);
    case 'webhook':
      return sentence.call(nameIn(scene.webhooks, action.webhook_id, scene));
    case 'ai-proposal':
      return sentence.propose;
  }
};

const changeWords = (scene: RuleScene, action: Change): string => {
  const { sentence } = scene.text;
  switch (action.kind) {
    case 'set-field':
      return sentence.set(fieldName(scene, action.field), fieldValue(scene, action.field, action.value));
    case 'move':
      return sentence.move(listName(scene, action.list_id));
    case 'assign':
      return action.assignee === null ? sentence.unassign : sentence.assign(personName(scene, action.assignee));
    case 'add-label':
      return sentence.addLabel(labelName(scene, action.label_id));
    case 'remove-label':
      return sentence.removeLabel(labelName(scene, action.label_id));
  }
};

const actionWords = (scene: RuleScene, action: RuleAction): string =>
  isChange(action) ? changeWords(scene, action) : otherActionWords(scene, action);

/** A rule that is said, saved or not. */
interface SpokenRule {
  readonly trigger: RuleTrigger;
  readonly conditions: string;
  readonly actions: readonly RuleAction[];
}

/** A rule as one sentence: when, if, then. */
export const ruleSentence = (scene: RuleScene, { trigger, conditions, actions }: SpokenRule): string => {
  const { sentence } = scene.text;
  const done = actions.map((action) => actionWords(scene, action)).join(sentence.and);
  const parts = [
    triggerWords(scene, trigger),
    ...(conditions.trim() === '' ? [] : [sentence.if(scene.conditions(conditions))]),
    sentence.then(done === '' ? sentence.unsaid : done),
  ];
  return `${parts.join(', ')}.`;
};
