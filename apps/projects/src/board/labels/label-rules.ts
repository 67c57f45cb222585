import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { MOST_LABELS } from '@nivel/contracts/projects/values/board-values';
import { nameKey } from '@nivel/contracts/projects/values/name-key';
import type { NewLabels } from '@nivel/contracts/projects/card-input';
import type { createLabel } from '@nivel/contracts/projects/create-label.operation';
import type { deleteLabel } from '@nivel/contracts/projects/delete-label.operation';
import { project } from '@nivel/contracts/projects/memberships';
import type { updateLabel } from '@nivel/contracts/projects/update-label.operation';
import type { BoardState } from '../state/board-state.ts';
import { checkNew } from '../commands/board-rules.ts';
import { changesOfLabel, fieldsOf, type Label, type LabelChange } from '../state/change.ts';
import type { DecisionContext, RuleOf } from '../commands/command.ts';

const calledSame = (labels: Iterable<Label>, name: string): Label | undefined =>
  [...labels].find((label) => nameKey(label.name) === nameKey(name));

/** @throws AppError `label_exists` for a name that another one has, ignoring case */
const checkName = (state: BoardState, id: string, name: string): void => {
  const others = [...state.labels.values()].filter((label) => label.id !== id);
  if (calledSame(others, name)) throw new AppError(boardErrors.label_exists);
};

/** @throws AppError `label_not_found` */
export const labelOf = (state: BoardState, id: string): Label => {
  const label = state.labels.get(id);
  if (label === undefined) throw new AppError(boardErrors.label_not_found);
  return label;
};

const creation = ({ id, ...fields }: Label): LabelChange => ({ of: 'label', id, set: fields, was: null });

/**
 * The labels that a card gets by their names: existing ones, else new ones.
 * @throws AppError `labels_need_lead`, `id_taken`, `too_many_labels`
 */
export const namedLabels = (state: BoardState, given: NewLabels = [], { role }: DecisionContext) => {
  const made: Label[] = [];
  const ids = given.map(({ label_id: id, name, color }) => {
    const known = calledSame([...state.labels.values(), ...made], name);
    if (known !== undefined) return known.id;
    if (!isAtLeast(project, role, 'lead')) throw new AppError(boardErrors.labels_need_lead);
    checkNew(state, id);
    if (state.labels.size + made.length >= MOST_LABELS) throw new AppError(boardErrors.too_many_labels);
    made.push({ id, name, color });
    return id;
  });
  return { ids, changes: made.map(creation) };
};

export const createLabelRule: RuleOf<typeof createLabel> = {
  needs: ({ label_id }) => ({ labels: true, newIds: [label_id] }),
  decide: (state, { label_id: id, name, color }) => {
    checkNew(state, id);
    checkName(state, id, name);
    if (state.labels.size >= MOST_LABELS) throw new AppError(boardErrors.too_many_labels);
    return { changes: [creation({ id, name, color })] };
  },
};

export const updateLabelRule: RuleOf<typeof updateLabel> = {
  needs: () => ({ labels: true }),
  decide: (state, { label_id, set }) => {
    const label = labelOf(state, label_id);
    if (set.name !== undefined) checkName(state, label_id, set.name);
    return { changes: changesOfLabel(label, set) };
  },
};

/** A label is deleted. Cards keep its id, which is not shown: so it is restored with the label by an undo. */
export const deletedLabel = (label: Label, into: string | null): LabelChange => ({
  of: 'label',
  id: label.id,
  set: null,
  was: fieldsOf(label),
  into,
});

export const deleteLabelRule: RuleOf<typeof deleteLabel> = {
  needs: () => ({ labels: true }),
  decide: (state, { label_id: id }) => ({
    changes: [deletedLabel(labelOf(state, id), null)],
  }),
};
