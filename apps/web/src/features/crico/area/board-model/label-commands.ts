import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { LabelRow } from '@nivel/contracts/projects/board-shape';
import { boardColors } from '@nivel/contracts/projects/values/board-values';
import type { NewLabels } from '@nivel/contracts/projects/card-input';
import type { createLabel } from '@nivel/contracts/projects/create-label.operation';
import type { deleteLabel } from '@nivel/contracts/projects/delete-label.operation';
import type { mergeLabels } from '@nivel/contracts/projects/merge-labels.operation';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import type { updateLabel } from '@nivel/contracts/projects/update-label.operation';
import type { Board } from './board-store.ts';
import { uuidv7 } from './uuidv7.ts';

export type LabelCommand =
  | { readonly procedure: 'create_label'; readonly input: CallInputOf<typeof createLabel> }
  | { readonly procedure: 'update_label'; readonly input: CallInputOf<typeof updateLabel> }
  | { readonly procedure: 'delete_label'; readonly input: CallInputOf<typeof deleteLabel> }
  | { readonly procedure: 'merge_labels'; readonly input: CallInputOf<typeof mergeLabels> };

type Labels = Pick<Board, 'labels'>;

/** A name in the form by which labels are compared: without its case. */
const folded = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** The label of that name, ignoring case. */
export const labelCalled = ({ labels }: Labels, name: string, but?: string): LabelRow | undefined =>
  [...labels.values()].find((label) => label.id !== but && folded(label.name) === folded(name));

/** The colour that the next label gets. */
export const nextLabelColor = ({ labels }: Labels, ahead = 0): string =>
  boardColors[(labels.size + ahead) % boardColors.length] ?? boardColors[0];

/** Labels that are to be made by their names, each in another colour. */
export const newLabels = (board: Labels, names: readonly string[], ahead = 0): NonNullable<NewLabels> =>
  names.map((name, index) => ({ label_id: uuidv7(), name: name.trim(), color: nextLabelColor(board, ahead + index) }));

/** The labels of a new card: existing ones, and the others as they will be created. */
export const namedLabels = (board: Labels, given: NewLabels = []) => {
  const made = given.filter(({ name }) => !labelCalled(board, name));
  return {
    ids: given.map(({ label_id, name }) => labelCalled(board, name)?.id ?? label_id),
    changes: made.map(({ label_id: id, name, color }): ProjectChange => ({ of: 'label', id, set: { name, color } })),
  };
};

const merged = ({ cards, labels }: Board, { into, label_ids }: CallInputOf<typeof mergeLabels>): ProjectChange[] => {
  const gone = label_ids.filter((id) => id !== into);
  if (!labels.has(into)) return [];
  const changed = [...cards.values()].filter((card) => card.labels.some((id) => gone.includes(id)));
  return [
    ...changed.map(({ id }): ProjectChange => ({ of: 'card', id, set: { labels: { add: [into], remove: gone } } })),
    ...gone.map((id): ProjectChange => ({ of: 'label', id, set: null })),
  ];
};

/** The predicted effect of a command about labels on a board. */
export const labelChangesOf = ({ procedure, input }: LabelCommand, board: Board): ProjectChange[] => {
  if (procedure === 'merge_labels') return merged(board, input);
  if (procedure === 'create_label')
    return [{ of: 'label', id: input.label_id, set: { name: input.name, color: input.color } }];
  if (!board.labels.has(input.label_id)) return [];
  return [{ of: 'label', id: input.label_id, set: procedure === 'update_label' ? input.set : null }];
};
