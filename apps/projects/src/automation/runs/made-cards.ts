import { AppError } from '@nivel/contracts/kernel/app-error';
import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import { automationErrors, type RuleTargetGone } from '@nivel/contracts/projects/automation/automation.errors';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { nothingMore } from '@nivel/contracts/projects/card-sets';
import type { CardTemplateRow } from '@nivel/contracts/projects/card-template';
import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import { newTexts, nextNumber } from '../../board/cards/card-rules.ts';
import { firstWithStatus } from '../../board/cards/list-with-status.ts';
import { checkNew } from '../../board/commands/board-rules.ts';
import type { BoardState } from '../../board/state/board-state.ts';
import type { Card, List, LoggedCard } from '../../board/state/change.ts';
import type { ActionScene } from './action-rules.ts';

/** A card that a rule creates: its place is found with those of the cards that move. */
interface MadeCard {
  readonly card: Card;
  readonly list: List;
  readonly texts: Pick<LoggedCard, 'description' | 'notes'>;
}

export interface MakingScene extends ActionScene {
  /** The templates of the project by id. */
  readonly templates: ReadonlyMap<string, CardTemplateRow>;
}

/** The ids of the cards that a run creates, the same in every evaluation. */
export const madeIds = (actions: readonly RuleAction[], idFor: MakingScene['idFor']): string[] =>
  actions.flatMap((action, step) => (action.kind === 'create-card' ? [idFor(action.template_id, step)] : []));

const templateFor = ({ templates }: MakingScene, id: string): CardTemplateRow => {
  const template = templates.get(id);
  const details: RuleTargetGone = { of: 'template', id };
  if (template === undefined) throw new AppError(automationErrors.rule_target_gone, { details });
  return template;
};

/** @throws AppError `list_not_found` where the board has no list at all */
const listFor = (state: BoardState, { status }: CardTemplateRow): List => {
  const list = firstWithStatus(state, status) ?? state.shownLists()[0];
  if (list === undefined) throw new AppError(boardErrors.list_not_found);
  return list;
};

/**
 * The cards that a run creates from templates, one for each such action.
 * @throws AppError `rule_target_gone`, `list_not_found`, `too_many_cards`, `id_taken`
 */
export const madeCards = (state: BoardState, actions: readonly RuleAction[], scene: MakingScene): MadeCard[] => {
  const steps = actions.flatMap((action, step) =>
    action.kind === 'create-card' ? [{ template: templateFor(scene, action.template_id), step }] : [],
  );
  return steps.map(({ template, step }, index) => {
    const id = scene.idFor(template.id, step);
    checkNew(state, id);
    const list = listFor(state, template);
    const { versions, texts } = newTexts(state, { description: template.description });
    const { estimated_days: days, name: title, priority } = template;
    const due_on = days === null ? null : daysAfter(scene.today, days);
    const empty = { assignee: null, start_on: null, blocked_reason: null };
    const place = { number: nextNumber(state) + index, list_id: list.id, position: '', progress: 0 };
    return { card: { ...nothingMore, id, ...place, title, priority, due_on, ...empty, ...versions }, list, texts };
  });
};
