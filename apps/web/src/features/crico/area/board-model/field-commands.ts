import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { createField } from '@nivel/contracts/projects/create-field.operation';
import type { deleteField } from '@nivel/contracts/projects/delete-field.operation';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import type { updateField } from '@nivel/contracts/projects/update-field.operation';
import { byPosition, type Board } from './board-store.ts';
import { positionBehind } from './position-behind.ts';

export type FieldCommand =
  | { readonly procedure: 'create_field'; readonly input: CallInputOf<typeof createField> }
  | { readonly procedure: 'update_field'; readonly input: CallInputOf<typeof updateField> }
  | { readonly procedure: 'delete_field'; readonly input: CallInputOf<typeof deleteField> };

/** The fields that people made up for the cards of a project, in their order. */
export const fieldsOf = ({ fields }: Pick<Board, 'fields'>): FieldRow[] => [...fields.values()].sort(byPosition);

const created = (board: Board, input: CallInputOf<typeof createField>): ProjectChange[] => {
  const { field_id: id, name, kind, currency = 'USD', choices = [] } = input;
  const all = fieldsOf(board);
  const set = {
    name,
    kind,
    currency: kind === 'money' ? currency : null,
    choices: kind === 'choice' ? choices : [],
    position: positionBehind(all, all.at(-1)?.id ?? null),
  };
  return [{ of: 'field', id, set }];
};

const updated = (board: Board, { field_id: id, set, before }: CallInputOf<typeof updateField>): ProjectChange[] => {
  if (!board.fields.has(id)) return [];
  const others = fieldsOf(board).filter((field) => field.id !== id);
  const position = before === undefined ? {} : { position: positionBehind(others, before) };
  return [{ of: 'field', id, set: { ...set, ...position } }];
};

/** The predicted effect of a command about fields on a board. */
export const fieldChangesOf = ({ procedure, input }: FieldCommand, board: Board): ProjectChange[] => {
  if (procedure === 'create_field') return created(board, input);
  if (procedure === 'update_field') return updated(board, input);
  return [{ of: 'field', id: input.field_id, set: null }];
};
