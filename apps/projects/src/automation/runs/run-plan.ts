import type { AutomationRun } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { appear } from '../../board/cards/card-rules.ts';
import { checkDates, checkLimit, positionsAt, progressIn } from '../../board/commands/board-rules.ts';
import type { BoardState } from '../../board/state/board-state.ts';
import {
  changesOfCard,
  fieldsOf,
  isOnBoard,
  type Card,
  type CardChange,
  type List,
  type OnBoard,
} from '../../board/state/change.ts';
import { afterAction, type Draft } from './action-rules.ts';
import { madeCards, type MakingScene } from './made-cards.ts';
import { cardsMeeting, type RunScene } from './rule-conditions.ts';
import type { StoredRule } from '../rules/stored-rule.ts';
import { needsNoCard } from '../rules/trigger-source.ts';

/** The result of a run on the present board. */
export interface RunPlan {
  /** Cards that meet the conditions, in their new state. */
  readonly cards: readonly Card[];
  readonly seen: AutomationRun['seen'];
  /** Cards that it creates. */
  readonly made: readonly Card[];
  readonly changes: readonly CardChange[];
  /** Whether there is anything to do: some rules without conditions need no card. */
  readonly isWanted: boolean;
}

/** The cause of the run. */
export interface PlanScene extends RunScene, MakingScene {
  /** The owner's role. */
  readonly role: ProjectRole;
}

type Place = Pick<Card, 'list_id' | 'position' | 'progress'>;
type Step = Draft & { readonly before: OnBoard<Card> };
type Coming = Pick<Card, 'id' | 'progress'> & { readonly list: List };

/** Steps whose cards come into another list. */
const movedIn = (steps: readonly Step[]): Coming[] =>
  steps.flatMap(({ before, card, list }) =>
    list === null || list.id === before.list_id ? [] : [{ id: before.id, list, progress: card.progress }],
  );

/**
 * Places at the ends of the lists into which cards come.
 * @throws AppError `list_full`
 */
const placesOf = (state: BoardState, coming: readonly Coming[], role: ProjectRole): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const [, cards] of Map.groupBy(coming, ({ list }) => list.id)) {
    const [first] = cards;
    if (first === undefined) continue;
    checkLimit(state, first.list, cards.length, { override: false, role });
    const positions = positionsAt(state, { list_id: first.list.id, before: null, after: null }, cards.length);
    for (const [index, { id, list, progress }] of cards.entries())
      places.set(id, { list_id: list.id, position: positions[index] ?? '', progress: progressIn(list, progress) });
  }
  return places;
};

/**
 * The changes that a rule makes to cards: all of them, or none. Runs and dry runs both use it.
 * @param ids cards in the state; those in the trash are left out
 * @throws AppError the refusal of one of its actions
 */
export const planOf = (state: BoardState, rule: StoredRule, ids: readonly string[], scene: PlanScene): RunPlan => {
  const known = ids.map((id) => state.cards.get(id)).filter((card) => isOnBoard(card));
  const { cards, seen } = cardsMeeting(state, known, rule.conditions, scene);
  const steps = cards.map((before): Step => {
    const first: Draft = { card: before, list: null };
    const last = rule.actions.reduce((draft, action, step) => afterAction(state, draft, action, step, scene), first);
    return { ...last, before };
  });
  const isWanted = cards.length > 0 || (rule.conditions === '' && needsNoCard(rule.trigger));
  const drafts = isWanted ? madeCards(state, rule.actions, scene) : [];
  const places = placesOf(
    state,
    [...movedIn(steps), ...drafts.map(({ card, list }) => ({ ...card, list }))],
    scene.role,
  );
  const planned = steps.map(({ before, card }) => {
    const after = { ...card, ...places.get(card.id) };
    checkDates(after);
    return { after, changes: changesOfCard(before, fieldsOf(after)) };
  });
  const made = drafts.map(({ card, texts }) => ({ card: { ...card, ...places.get(card.id) }, texts }));
  return {
    cards: planned.map(({ after }) => after),
    made: made.map(({ card }) => card),
    seen,
    changes: [...planned.flatMap(({ changes }) => changes), ...made.map(({ card, texts }) => appear(card, texts))],
    isWanted,
  };
};
