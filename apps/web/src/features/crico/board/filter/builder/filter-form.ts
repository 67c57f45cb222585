import { isTerm, partsOf, simplified, type Comparison, type Filter } from '@nivel/contracts/projects/filter/filter';

/** A condition of a form; an unset value is null, and filters nothing until it is set. */
export interface FormTerm {
  readonly id: number;
  readonly isTurned: boolean;
  readonly field: string;
  readonly op: Comparison;
  readonly values: readonly (string | null)[];
}

/** Conditions and groups that must hold all, or any of them. */
export interface FormGroup {
  readonly id: number;
  readonly isTurned: boolean;
  readonly join: 'all' | 'any';
  readonly parts: readonly FormPart[];
}

export type FormPart = FormTerm | FormGroup;

export const isGroup = (part: FormPart): part is FormGroup => 'parts' in part;

/** Parts are named by numbers that no other part of the form has. */
export type Numbers = () => number;

/** Numbers behind those that a form has. */
export const numbersAfter = (form: FormGroup | null): Numbers => {
  const highest = (part: FormPart): number => (isGroup(part) ? Math.max(part.id, ...part.parts.map(highest)) : part.id);
  let last = form === null ? 0 : highest(form);
  return () => (last += 1);
};

const partOf = (filter: Filter, next: Numbers, isTurned = false): FormPart => {
  if ('not' in filter) return partOf(filter.not, next, !isTurned);
  if (isTerm(filter)) return { id: next(), isTurned, ...filter };
  const id = next();
  const parts = partsOf(filter).map((part) => partOf(part, next));
  return { id, isTurned, join: 'all' in filter ? 'all' : 'any', parts };
};

/** A filter as a form: the outermost is always a group, so that something can be added to it. */
export const formOf = (filter: Filter | null, next: Numbers = numbersAfter(null)): FormGroup => {
  const simple = simplified(filter);
  const whole = simple && partOf(simple, next);
  if (whole && isGroup(whole)) return whole;
  return { id: next(), isTurned: false, join: 'all', parts: whole ? [whole] : [] };
};

const turnedWhere = (isTurned: boolean, filter: Filter): Filter => (isTurned ? { not: filter } : filter);

const asked = (part: FormPart): Filter => {
  if (isGroup(part)) {
    const parts = part.parts.map(asked);
    return turnedWhere(part.isTurned, part.join === 'all' ? { all: parts } : { any: parts });
  }
  const { isTurned, field, op, values } = part;
  return turnedWhere(isTurned, { field, op, values: [...new Set(values.filter((value) => value !== null))] });
};

/** The filter of a form, without unfinished conditions. */
export const filterOf = (form: FormGroup): Filter | null => simplified(asked(form));
