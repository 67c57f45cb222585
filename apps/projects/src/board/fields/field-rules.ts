import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors, type FieldValueInvalid } from '@nivel/contracts/projects/board.errors';
import { valuesAfter } from '@nivel/contracts/projects/card-sets';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { createField } from '@nivel/contracts/projects/create-field.operation';
import type { deleteField } from '@nivel/contracts/projects/delete-field.operation';
import { MOST_FIELDS, takesValue, type FieldValue } from '@nivel/contracts/projects/field-values';
import { nameKey } from '@nivel/contracts/projects/values/name-key';
import type { updateField } from '@nivel/contracts/projects/update-field.operation';
import type { BoardState } from '../state/board-state.ts';
import { checkNew } from '../commands/board-rules.ts';
import { changesOfField, fieldsOf, type Card, type Field, type FieldChange } from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';
import { positionBehind, positionsBetween } from '../state/positions.ts';

/** @throws AppError `field_exists` for a name that another one has, ignoring case */
const checkName = (state: BoardState, id: string, name: string): void => {
  const isTaken = [...state.fields.values()].some((field) => field.id !== id && nameKey(field.name) === nameKey(name));
  if (isTaken) throw new AppError(boardErrors.field_exists);
};

/** @throws AppError `field_not_found` */
const fieldOf = (state: Pick<BoardState, 'fields'>, id: string): Field => {
  const field = state.fields.get(id);
  if (field === undefined) throw new AppError(boardErrors.field_not_found);
  return field;
};

/** Values as callers give them; null empties a field. */
export type FieldInputs = Readonly<Record<string, FieldValue | null>> | undefined;

/** @throws AppError `field_not_found`, `field_value_invalid` */
export const checkValues = (state: Pick<BoardState, 'fields'>, values: FieldInputs = {}): void => {
  for (const [field_id, value] of Object.entries(values)) {
    const field = fieldOf(state, field_id);
    const details: FieldValueInvalid = { field_id };
    if (value !== null && !takesValue(field, value)) throw new AppError(boardErrors.field_value_invalid, { details });
  }
};

/** A card's values after some were given, if any were. */
export const valuesOf = (card: Pick<Card, 'fields'>, values: FieldInputs): Partial<Pick<Card, 'fields'>> =>
  values === undefined ? {} : { fields: valuesAfter(card.fields, values) };

type NewField = Pick<InputOf<typeof createField>, 'field_id' | 'name' | 'kind' | 'currency' | 'choices'>;

/**
 * New fields behind those of the project, in their order.
 * @throws AppError `id_taken`, `field_exists`, `too_many_fields`
 */
export const fieldsAtEnd = (state: BoardState, given: readonly NewField[]): Field[] => {
  for (const { field_id: id, name } of given) {
    checkNew(state, id);
    checkName(state, id, name);
  }
  if (state.fields.size + given.length > MOST_FIELDS) throw new AppError(boardErrors.too_many_fields);
  const positions = positionsBetween('', state.shownFields().at(-1)?.position ?? null, null, given.length);
  return given.map(({ field_id: id, name, kind, currency, choices }, at) => ({
    id,
    name,
    kind,
    currency: kind === 'money' ? currency : null,
    choices: kind === 'choice' ? choices : [],
    position: positions[at] ?? '',
  }));
};

export const newFieldChange = ({ id, ...set }: Field): FieldChange => ({ of: 'field', id, set, was: null });

export const createFieldRule: RuleOf<typeof createField> = {
  needs: ({ field_id }) => ({ fields: true, newIds: [field_id] }),
  decide: (state, input) => ({ changes: fieldsAtEnd(state, [input]).map(newFieldChange) }),
};

export const updateFieldRule: RuleOf<typeof updateField> = {
  needs: () => ({ fields: true }),
  decide: (state, { field_id, set: { choices, ...set }, before }) => {
    const field = fieldOf(state, field_id);
    if (set.name !== undefined) checkName(state, field_id, set.name);
    const chosen = choices !== undefined && field.kind === 'choice' ? { choices } : {};
    const others = state.shownFields().filter(({ id }) => id !== field_id);
    const place = before === undefined ? {} : { position: positionBehind(others, before) };
    return { changes: changesOfField(field, { ...set, ...chosen, ...place }) };
  },
};

/** Cards keep their values of it, which are not shown: so it is restored with the field by an undo. */
export const deleteFieldRule: RuleOf<typeof deleteField> = {
  needs: () => ({ fields: true }),
  decide: (state, { field_id: id }) => ({
    changes: [{ of: 'field', id, set: null, was: fieldsOf(fieldOf(state, id)) }],
  }),
};
