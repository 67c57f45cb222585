import type { RuleAction, RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import type { Board } from '../../area/board-model/board-store.ts';
import type { AutomationMessages } from './messages/es-mx.ts';

/** A rule that is ready to be set up. */
export interface RuleRecipe {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly trigger: RuleTrigger;
  readonly conditions: string;
  readonly actions: readonly RuleAction[];
  readonly priority: number;
}

const changed = (field: 'blocked_reason' | 'priority' | 'status', from: string | null, to: string | null) =>
  ({ kind: 'field-changed', field, from, to }) as const;
const onComment = (words: string) => ({ kind: 'comment-added', words, mentions: null, is_first: false }) as const;
const notify = (to: 'team_lead' | 'project_manager' | 'assignee', message: string) =>
  ({ kind: 'notify', to, person_id: null, message }) as const;

type Recipes = AutomationMessages['recipes'];

const startedRecipe = ({ started }: Recipes): RuleRecipe => ({
  ...{ key: 'started', name: started.name, description: started.description, priority: 5 },
  trigger: { kind: 'card-assigned', assignee: null },
  conditions: 'status:todo',
  actions: [{ kind: 'set-field', field: 'status', value: 'in-progress' }],
});

/** Recipes triggered by an event in the project. @param isBegun whether a list of the board is for cards in progress */
const eventRecipes = (recipes: Recipes, isBegun: boolean): RuleRecipe[] => {
  const { blocked, critical, freed, overdue } = recipes;
  return [
    {
      ...{ key: 'blocked', name: blocked.name, description: blocked.description, conditions: '', priority: 9 },
      // Whatever the reason: there was none before.
      trigger: changed('blocked_reason', '', null),
      actions: [notify('team_lead', blocked.message), notify('project_manager', blocked.message)],
    },
    {
      ...{ key: 'critical', name: critical.name, description: critical.description, conditions: '', priority: 10 },
      trigger: changed('priority', null, 'critical'),
      actions: [notify('project_manager', critical.message), { kind: 'comment', text: critical.comment }],
    },
    ...(isBegun ? [startedRecipe(recipes)] : []),
    {
      ...{ key: 'freed', name: freed.name, description: freed.description, conditions: '', priority: 7 },
      trigger: { kind: 'dependencies-done' },
      actions: [notify('assignee', freed.message)],
    },
    {
      ...{ key: 'overdue', name: overdue.name, description: overdue.description, conditions: '', priority: 8 },
      trigger: { kind: 'overdue' },
      actions: [notify('assignee', overdue.message), notify('project_manager', overdue.message)],
    },
  ];
};

/** Recipes triggered by a time or a comment. @param zone where times are read */
const saidRecipes = ({ weekly, urgent }: Recipes, zone: string): RuleRecipe[] => [
  {
    ...{ key: 'weekly', name: weekly.name, description: weekly.description, priority: 6 },
    trigger: { kind: 'schedule', time: { cron: '0 9 * * 1', time_zone: zone } },
    conditions: 'due<today -status:done',
    actions: [
      {
        ...({ kind: 'email', to: 'project_manager', person_id: null } as const),
        ...{ subject: weekly.subject, message: weekly.message },
      },
    ],
  },
  {
    ...{ key: 'urgent', name: urgent.name, description: urgent.description, conditions: '', priority: 8 },
    trigger: onComment(urgent.words),
    actions: [{ kind: 'set-field', field: 'priority', value: 'high' }, notify('team_lead', urgent.message)],
  },
];

const reviewRecipe = ({ review }: Recipes): RuleRecipe => ({
  ...{ key: 'review', name: review.name, description: review.description, conditions: '', priority: 5 },
  trigger: changed('status', null, 'review'),
  actions: [{ kind: 'add-item', text: review.item }, notify('team_lead', review.message)],
});

/**
 * The rules that suit every project; rules that need a status which no list of the board has are left out.
 * @param zone where times are read
 */
export const ruleRecipes = (
  { recipes }: AutomationMessages,
  { lists }: Pick<Board, 'lists'>,
  zone: string,
): RuleRecipe[] => {
  const has = (status: string): boolean => [...lists.values()].some((list) => list.status === status);
  return [
    ...eventRecipes(recipes, has('in-progress')),
    ...saidRecipes(recipes, zone),
    ...(has('review') ? [reviewRecipe(recipes)] : []),
  ];
};
