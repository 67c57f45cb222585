import { goneField } from './field-names.ts';
import { comparisonsOf, type FilterFields, type FilterNames } from './filter-field.ts';
import type { FilterProblem } from './filter-problem.ts';
import { isValue } from './filter-values.ts';
import { limitBroken, termsOf, type Filter, type FilterTerm } from './filter.ts';

const termProblem = ({ field: name, op, values }: FilterTerm, fields: FilterFields): Partial<FilterProblem> | null => {
  const field = fields.get(name);
  if (field === undefined && goneField(name)) return { code: 'field_gone', found: name };
  if (field === undefined) return { code: 'unknown_field', found: name, expected: [...fields.keys()] };
  if (!comparisonsOf(field).includes(op)) return { code: 'comparison_refused', field: name, found: op };
  const wrong = values.find((value) => !isValue(field, value));
  if (wrong !== undefined) return { code: 'unknown_value', field: name, found: wrong };
  const isCompared = op !== 'is' || field.kind === 'flag';
  const isOne = values.length === 1 && !values.includes('');
  return isCompared && !isOne ? { code: 'one_value_expected', field: name } : null;
};

/** The faults of a filter that a program has sent; null: nothing. */
export const filterProblem = (filter: Filter | null, fields: FilterFields): FilterProblem | null => {
  const limit = limitBroken(filter);
  const terms = termsOf(filter).map((term) => termProblem(term, fields));
  const problem = limit === null ? terms.find((one) => one !== null) : { code: limit };
  if (!problem) return null;
  return { code: 'unknown_field', at: 0, length: 0, field: null, found: '', expected: [], ...problem };
};

/** Terms that refer to things that no longer exist: a field, a list, a label, a person. */
export const goneTerms = (filter: Filter | null, fields: FilterFields, names: FilterNames): readonly FilterTerm[] =>
  termsOf(filter).filter(({ field: name, values }) => {
    const field = fields.get(name);
    if (field?.kind !== 'reference') return field === undefined || values.some((value) => !isValue(field, value));
    const known = new Set(names(field.of).map(({ id }) => id));
    return values.some((value) => value !== '' && value !== 'me' && !known.has(value));
  });
