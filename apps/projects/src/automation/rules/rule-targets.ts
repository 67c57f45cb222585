import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { RuleAction, RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import { automationErrors, type RuleTargetGone } from '@nivel/contracts/projects/automation/automation.errors';
import { blockedReason } from '@nivel/contracts/projects/board-shape';
import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import { takesValue } from '@nivel/contracts/projects/field-values';
import { readDay } from '@nivel/contracts/projects/filter/filter-days';
import type { FilterNames } from '@nivel/contracts/projects/filter/filter-field';
import { filterText, noNames } from '@nivel/contracts/projects/filter/filter-text';
import { isId } from '@nivel/contracts/projects/filter/filter-values';
import { filterErrors } from '@nivel/contracts/projects/filter/filter.errors';
import { fieldsWith, type OwnField } from '@nivel/contracts/projects/filter/own-fields';
import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import { CardTemplatesRepository } from '../../card-templates/card-templates.repository.ts';
import { CardSearchRepository } from '../../card-search/card-search.repository.ts';
import type { ProjectsReads } from '../../database.ts';
import { WebhooksRepository } from '../webhooks/webhooks.repository.ts';

interface Vocabulary {
  readonly own: readonly OwnField[];
  readonly names: FilterNames;
}
type Body = {
  readonly trigger: RuleTrigger;
  readonly actions: readonly RuleAction[];
  readonly conditions: string;
};
type SetField = Extract<RuleAction, { kind: 'set-field' }>;

/** Whether a field that all cards have takes a value. */
const takesSet = (field: string, value: SetField['value']): boolean => {
  if (field === 'status') return cardStatuses.some((one) => one === value);
  if (field === 'priority') return priorities.some((one) => one === value);
  if (field === 'progress') return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;
  if (value === null) return true;
  if (field === 'blocked_reason') return blockedReason.safeParse(value).success;
  return typeof value === 'string' && readDay(value) !== undefined;
};

const ownTakes = (field: OwnField, value: SetField['value']): boolean => {
  if (value === null) return true;
  if (field.kind === 'day') return typeof value === 'string' && readDay(value) !== undefined;
  return takesValue(field, value);
};

/** The things that rules name: lists, labels, fields and people of their project. */
@Injectable()
export class RuleTargets {
  constructor(
    private readonly search: CardSearchRepository,
    private readonly templates: CardTemplatesRepository,
    private readonly webhooks: WebhooksRepository,
  ) {}

  /**
   * Checks that a rule names only existing things and sets only valid values.
   * @returns its conditions in normal form, with the ids of things
   * @throws AppError `rule_target_gone`, `rule_value_invalid`, `filter_invalid`
   */
  async check(reads: ProjectsReads, projectId: string, body: Body): Promise<string> {
    const vocabulary = await this.search.vocabulary(reads, projectId);
    const others = {
      template: await this.templates.of(reads, projectId),
      webhook: await this.webhooks.of(reads, projectId),
    };
    for (const [of, id] of namedIn(body))
      checkNamed(of === 'template' || of === 'webhook' ? others[of] : vocabulary.names(of), of, id);
    for (const action of body.actions) if (action.kind === 'set-field') checkSet(vocabulary, action);
    const fields = fieldsWith(vocabulary.own);
    const { filter, problem } = parseFilter(body.conditions, fields, vocabulary.names);
    if (problem !== null) throw new AppError(filterErrors.filter_invalid, { details: problem });
    return filterText(filter, fields, noNames);
  }
}

const checkNamed = (known: readonly { readonly id: string }[], of: RuleTargetGone['of'], id: string): void => {
  const details: RuleTargetGone = { of, id };
  if (!known.some((one) => one.id === id)) throw new AppError(automationErrors.rule_target_gone, { details });
};

const checkSet = ({ own }: Vocabulary, { field, value }: SetField): void => {
  const known = own.find(({ id }) => id === field);
  const isTaken = known === undefined ? takesSet(field, value) : ownTakes(known, value);
  if (!isTaken) throw new AppError(automationErrors.rule_value_invalid);
};

type Named = readonly [of: RuleTargetGone['of'], id: string];

const namedByTrigger = (trigger: RuleTrigger): readonly Named[] => {
  if (trigger.kind === 'card-moved') return [['list', trigger.list_id]];
  if (trigger.kind === 'card-assigned' && trigger.assignee !== null) return [['person', trigger.assignee]];
  if (trigger.kind === 'comment-added' && trigger.mentions !== null) return [['person', trigger.mentions]];
  if ((trigger.kind === 'module-completed' || trigger.kind === 'level-unlocked') && trigger.person !== null)
    return [['person', trigger.person]];
  return trigger.kind === 'field-changed' && isId(trigger.field) ? [['field', trigger.field]] : [];
};

const namedByAction = (action: RuleAction): readonly Named[] => {
  if (action.kind === 'move') return [['list', action.list_id]];
  if (action.kind === 'add-label' || action.kind === 'remove-label') return [['label', action.label_id]];
  if (action.kind === 'assign') return action.assignee === null ? [] : [['person', action.assignee]];
  if (action.kind === 'create-card') return [['template', action.template_id]];
  if (action.kind === 'webhook') return [['webhook', action.webhook_id]];
  if ((action.kind === 'notify' || action.kind === 'email') && action.to === 'person')
    return [['person', action.person_id ?? '']];
  return action.kind === 'set-field' && isId(action.field) ? [['field', action.field]] : [];
};

/** Everything that a rule names by its id. */
const namedIn = ({ trigger, actions }: Body): readonly Named[] => [
  ...namedByTrigger(trigger),
  ...actions.flatMap(namedByAction),
];
