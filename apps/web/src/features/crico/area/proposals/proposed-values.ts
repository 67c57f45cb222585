import type { ProposedMilestone } from '@nivel/contracts/ai/proposals/proposal';
import type { ProposalReason } from '@nivel/contracts/ai/values/proposal-values';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { priorities } from '@nivel/contracts/projects/values/board-values';

/** The proposal for a single card. */
export interface CardValues {
  readonly priority: CardRow['priority'];
  readonly start_on: string | null;
  readonly due_on: string | null;
  readonly estimated_hours: number | null;
}
export type ValueName = keyof CardValues;

const HOURS_A_DAY = 8;

const has = (reason: ProposalReason, milestones: readonly ProposedMilestone[]): boolean =>
  milestones.some(({ reasons }) => reasons.includes(reason));

const highest = (milestones: readonly ProposedMilestone[]): CardRow['priority'] =>
  priorities[Math.max(...milestones.map(({ priority }) => priorities.indexOf(priority)))] ?? 'medium';

type Dates = Pick<CardValues, 'start_on' | 'due_on'>;

/** The range from the first day to the last; a start after the end is dropped. */
const datesOf = (milestones: readonly ProposedMilestone[], now: Dates): Dates => {
  const starts = milestones.flatMap(({ start_on }) => start_on ?? []).sort();
  const dues = milestones.flatMap(({ due_on }) => due_on ?? []).sort();
  const isReplaced = has('stated_day', milestones) || now.due_on === null;
  const due = isReplaced ? (dues.at(-1) ?? now.due_on) : now.due_on;
  const start = now.start_on ?? starts[0] ?? null;
  return { start_on: start !== null && due !== null && start > due ? null : start, due_on: due };
};

/**
 * The values of a card whose description asks for milestones: from the first day to the last, all the work, the highest
 * priority. The card's present values are only replaced by values of the text.
 */
export const valuesOf = (milestones: readonly ProposedMilestone[], now: CardValues): Partial<CardValues> => {
  const days = milestones.reduce((sum, { estimated_duration }) => sum + estimated_duration, 0);
  const all: CardValues = {
    priority: has('stated_priority', milestones) ? highest(milestones) : now.priority,
    ...datesOf(milestones, now),
    estimated_hours: has('stated_duration', milestones)
      ? days * HOURS_A_DAY
      : (now.estimated_hours ?? days * HOURS_A_DAY),
  };
  return {
    ...(all.priority !== now.priority && { priority: all.priority }),
    ...(all.start_on !== now.start_on && { start_on: all.start_on }),
    ...(all.due_on !== now.due_on && { due_on: all.due_on }),
    ...(all.estimated_hours !== now.estimated_hours && { estimated_hours: all.estimated_hours }),
  };
};

/** The selected ones among some values. */
export const chosenOf = (values: Partial<CardValues>, names: ReadonlySet<string>): Partial<CardValues> => ({
  ...(names.has('priority') && values.priority !== undefined && { priority: values.priority }),
  ...(names.has('start_on') && values.start_on !== undefined && { start_on: values.start_on }),
  ...(names.has('due_on') && values.due_on !== undefined && { due_on: values.due_on }),
  ...(names.has('estimated_hours') &&
    values.estimated_hours !== undefined && { estimated_hours: values.estimated_hours }),
});

/** Chosen milestones as new cards at the end of a list, with the links among them. */
export const newCardsOf = (chosen: readonly ProposedMilestone[], list_id: string, newId: () => string) => {
  const ids = new Map(chosen.map(({ id }) => [id, newId()]));
  return chosen.map(({ id, title, priority, start_on, due_on, estimated_duration, depends_on }) => ({
    card_id: ids.get(id) ?? '',
    list_id,
    title,
    set: { priority, start_on, due_on, estimated_hours: estimated_duration * HOURS_A_DAY },
    depends_on: depends_on.flatMap((before) => ids.get(before) ?? []),
  }));
};
