import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { createLabel } from '@nivel/contracts/projects/create-label.operation';
import type { deleteLabel } from '@nivel/contracts/projects/delete-label.operation';
import type { updateLabel } from '@nivel/contracts/projects/update-label.operation';
import type { BoardState } from '../state/board-state.ts';
import { checkNew } from '../commands/board-rules.ts';
import { changesOfLabel, fieldsOf, type Label } from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';

const MOST_LABELS = 100;

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** @throws AppError `label_exists` for a name that another one has, whatever its case */
const checkName = (state: BoardState, id: string, name: string): void => {
  const isTaken = [...state.labels.values()].some((label) => label.id !== id && folded(label.name) === folded(name));
  if (isTaken) throw new AppError(boardErrors.label_exists);
};

/** @throws AppError `label_not_found` */
const labelOf = (state: BoardState, id: string): Label => {
  const label = state.labels.get(id);
  if (label === undefined) throw new AppError(boardErrors.label_not_found);
  return label;
};

export const createLabelRule: RuleOf<typeof createLabel> = {
  needs: ({ label_id }) => ({ labels: true, newIds: [label_id] }),
  decide: (state, { label_id: id, name, color }) => {
    checkNew(state, id);
    checkName(state, id, name);
    if (state.labels.size >= MOST_LABELS) throw new AppError(boardErrors.too_many_labels);
    return { changes: [{ of: 'label', id, set: { name, color }, was: null }] };
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

/** Cards keep its id, which nobody shows: so it comes back with the label when that is taken back. */
export const deleteLabelRule: RuleOf<typeof deleteLabel> = {
  needs: () => ({ labels: true }),
  decide: (state, { label_id: id }) => ({
    changes: [{ of: 'label', id, set: null, was: fieldsOf(labelOf(state, id)) }],
  }),
};
