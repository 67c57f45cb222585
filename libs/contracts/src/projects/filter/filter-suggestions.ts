import { fieldCalled, writtenFields } from './field-names.ts';
import type { FilterField, FilterFields, FilterNames } from './filter-field.ts';
import { quotedWhereNeeded, tokensOf, type FilterToken } from './filter-tokens.ts';
import { dayWords } from './filter-days.ts';
import { folded } from './folded.ts';

/** The values that a field accepts, as written; examples, for a field without a list of values. */
export const choicesOf = (field: FilterField, names: FilterNames): readonly string[] => {
  const empty = field.mayBeEmpty ? ['none'] : [];
  switch (field.kind) {
    case 'flag':
      return ['yes', 'no'];
    case 'choice':
      return [...field.choices, ...empty];
    case 'reference':
      return [
        ...(field.of === 'person' ? ['me'] : []),
        ...names(field.of).map(({ name }) => quotedWhereNeeded(name)),
        ...empty,
      ];
    case 'day':
      return [...dayWords, ...empty];
    case 'number':
    case 'text':
    case 'words':
      return empty;
  }
};

/** The possible texts at a position, and the part of the text that they would replace. */
export interface FilterSuggestions {
  readonly from: number;
  readonly to: number;
  readonly offered: readonly string[];
}

/** The field to which a value at a place belongs. */
const fieldBefore = (tokens: readonly FilterToken[], fields: FilterFields): FilterField | undefined => {
  let at = tokens.length - 1;
  while (tokens[at]?.type === 'comma') at -= 2;
  const [word, operator] = [tokens[at - 1], tokens[at]];
  return operator?.type === 'operator' && word ? fieldCalled(fields, word.text, word.type === 'quoted') : undefined;
};

/** @param caret the position of the caret */
export const suggestionsAt = (
  text: string,
  caret: number,
  fields: FilterFields,
  names: FilterNames,
): FilterSuggestions => {
  const tokens = tokensOf(text);
  const isText = ({ type }: FilterToken): boolean => type === 'word' || type === 'quoted' || type === 'unclosed';
  const at = tokens.findIndex((token) => isText(token) && token.from < caret && caret <= token.to);
  const typed = tokens[at];
  const before = tokens.slice(0, typed ? at : tokens.filter(({ to }) => to <= caret).length);
  const field = fieldBefore(before, fields);
  const written = folded((typed && text.slice(typed.from, caret).replace(/^["“”]/, '')) ?? '');
  const all = field ? choicesOf(field, names) : writtenFields(fields, names).map((one) => `${one}:`);
  const place = (one: string): number => folded(one.replace(/^"/, '')).indexOf(written);
  // Matches at the start come before matches elsewhere.
  const offered = all
    .filter((one) => place(one) >= 0)
    .sort((one, other) => Math.sign(place(one)) - Math.sign(place(other)));
  return { from: typed?.from ?? caret, to: typed?.to ?? caret, offered };
};
