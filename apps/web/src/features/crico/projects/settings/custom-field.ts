import type { ProjectMetadata } from '@nivel/contracts/projects/settings-shape';

type Value = ProjectMetadata['custom_fields'][string];

export const fieldKinds = ['text', 'number', 'boolean'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A custom field of a project while it is typed: the kind of its value stays with it. */
export interface CustomField {
  readonly name: string;
  readonly kind: FieldKind;
  /** For a yes-or-no field `true` or `false`. */
  readonly value: string;
}

export const newField: CustomField = { name: '', kind: 'text', value: '' };

export const fieldOf = (name: string, value: Value): CustomField => {
  const kind = typeof value === 'number' || typeof value === 'boolean' ? (typeof value as FieldKind) : 'text';
  return { name, kind, value: String(value ?? '') };
};

/** A comma is a point, as in half of the world. */
const numberIn = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')));

const isNumber = (typed: string): boolean => Number.isFinite(numberIn(typed));

/** The values for the project. */
export const valueOf = ({ kind, value }: CustomField): Value => {
  if (kind === 'boolean') return value === 'true';
  if (kind === 'number') return numberIn(value);
  return value;
};

/** The field as one of another kind: the convertible part of its value is kept. */
export const ofKind = (field: CustomField, kind: FieldKind): CustomField => {
  if (kind === 'boolean') return { ...field, kind, value: String(/^(true|yes|sí|si|1)$/i.test(field.value.trim())) };
  return { ...field, kind };
};

export interface FieldProblem {
  readonly of: 'name' | 'value';
  readonly why: 'nameless' | 'twice' | 'noNumber';
}

/** The fault of a field among the others; undefined when nothing is, or when it is empty and will be left out. */
export const fieldProblem = (field: CustomField, all: readonly CustomField[]): FieldProblem | undefined => {
  const name = field.name.trim();
  if (name === '')
    return field.kind !== 'boolean' && field.value.trim() !== '' ? { of: 'name', why: 'nameless' } : undefined;
  if (all.some((other) => other !== field && other.name.trim() === name)) return { of: 'name', why: 'twice' };
  return field.kind === 'number' && !isNumber(field.value) ? { of: 'value', why: 'noNumber' } : undefined;
};
