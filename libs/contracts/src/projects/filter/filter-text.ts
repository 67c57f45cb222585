import { goneField, writtenField } from './field-names.ts';
import type { FilterFields, FilterNames } from './filter-field.ts';
import type { Comparison, Filter, FilterTerm } from './filter.ts';
import { isTerm, simplified } from './filter.ts';
import { quotedWhereNeeded } from './filter-tokens.ts';
import { writtenValue } from './filter-values.ts';

/** The field that words alone look into. */
export const WORDS_FIELD = 'title';

const signs: Readonly<Record<Comparison, string>> = { is: ':', lt: '<', le: '<=', gt: '>', ge: '>=' };

const termText = ({ field: name, op, values }: FilterTerm, fields: FilterFields, names: FilterNames): string => {
  const known = fields.get(name);
  const field = known ?? goneField(name);
  const written = values.map((value) => {
    const { text, isQuoted } = field ? writtenValue(field, value, names) : { text: value, isQuoted: false };
    // A day that was and a number below zero begin with a minus, which is no sign of turning around behind an operator.
    const isSigned = (field?.kind === 'day' || field?.kind === 'number') && text.startsWith('-');
    return isSigned ? text : quotedWhereNeeded(text, isQuoted);
  });
  if (name === WORDS_FIELD && op === 'is' && written.length === 1) return written.join('');
  return `${known ? writtenField(known, fields, names) : quotedWhereNeeded(name)}${signs[op]}${written.join(',')}`;
};

/** Names of things, where nothing is known of any: a text of ids, which outlives every change of names. */
export const noNames: FilterNames = () => [];

/** A filter as text; every card is the empty one. Parsing the result gives the same filter, simplified. */
export const filterText = (filter: Filter | null, fields: FilterFields, names: FilterNames): string => {
  const part = (one: Filter): string => {
    if (isTerm(one)) return termText(one, fields, names);
    if ('not' in one) return `-${part(one.not)}`;
    return `(${group(one)})`;
  };
  const group = (one: Filter): string => {
    if ('all' in one) return one.all.map(part).join(' ');
    return 'any' in one ? one.any.map(part).join(' or ') : part(one);
  };
  const simple = simplified(filter);
  return simple === null ? '' : group(simple);
};
