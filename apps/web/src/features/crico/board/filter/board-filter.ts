import { goneTerms } from '@nivel/contracts/projects/filter/checked-filter';
import type { FilterFields, FilterNames } from '@nivel/contracts/projects/filter/filter-field';
import type { FilterProblem } from '@nivel/contracts/projects/filter/filter-problem';
import { filterText, noNames } from '@nivel/contracts/projects/filter/filter-text';
import { withoutTerms, type Filter, type FilterTerm } from '@nivel/contracts/projects/filter/filter';
import { matcherOf, type Matches } from '@nivel/contracts/projects/filter/matcher';
import { fieldsWith } from '@nivel/contracts/projects/filter/own-fields';
import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import type { Board } from '../../area/board-model/board-store.ts';

/** The meaning of a filter on a board. */
export interface BoardFilter {
  /** Null: every card. */
  readonly filter: Filter | null;
  readonly problem: FilterProblem | null;
  /** Terms that refer to things that no longer exist; they are left out. */
  readonly gone: readonly FilterTerm[];
  /** The condition for each card; null: nothing. */
  readonly matches: Matches | null;
  /** The possible fields and names: with them it is read and written. */
  readonly fields: FilterFields;
  readonly names: FilterNames;
}

/** The part of a board that filters name. */
export type Named = Pick<Board, 'lists' | 'labels' | 'fields'>;

interface Asked {
  readonly text: string;
  /** Names of people by their ids; none while they are loading. */
  readonly people: ReadonlyMap<string, string>;
  readonly today: string;
  readonly me: string;
}

/** The names of a board's things. */
const namesOf = ({ lists, labels, fields }: Named, people: Asked['people']): FilterNames => {
  const named = {
    field: [...fields.values()],
    list: [...lists.values()],
    label: [...labels.values()],
    person: [...people].map(([id, name]) => ({ id, name })),
  };
  const isKnown = (of: string) => of === 'list' || of === 'label' || of === 'person' || of === 'field';
  return (of) => (isKnown(of) ? named[of] : (fields.get(of)?.choices ?? []));
};

/** Reads the filter of an address, where things are ids, and makes it ready for the cards of a board. */
export const boardFilter = (board: Named, { text, people, today, me }: Asked): BoardFilter => {
  const [fields, names] = [fieldsWith(board.fields.values()), namesOf(board, people)];
  const { filter, problem } = parseFilter(text, fields, names);
  const asksForPeople = ({ field: name }: FilterTerm): boolean => {
    const field = fields.get(name);
    return field?.kind === 'reference' && field.of === 'person';
  };
  const gone = goneTerms(filter, fields, names).filter((term) => people.size > 0 || !asksForPeople(term));
  const asked = filter && gone.length > 0 ? withoutTerms(filter, (term) => gone.includes(term)) : filter;
  const { lists, labels } = board;
  const matches = asked && matcherOf(asked, fields, { today, me, lists, labels });
  return { filter, problem, gone, matches, fields, names };
};

/** A filter as in an address: by ids, which outlive a change of names. */
export const inAddress = (filter: Filter | null, { fields }: Pick<BoardFilter, 'fields'>): string =>
  filterText(filter, fields, noNames);

/** A filter, or a part of it, as people read it. */
export const inWords = (filter: Filter | null, { fields, names }: Pick<BoardFilter, 'fields' | 'names'>): string =>
  filterText(filter, fields, names);

/** The conditions that must all hold; each can be removed separately. */
export const conditionsOf = (filter: Filter | null): readonly Filter[] => {
  if (filter === null) return [];
  return 'all' in filter ? filter.all : [filter];
};

/** The filter with a condition, or without it where it has it; in the form of an address. */
export const turned = (held: Pick<BoardFilter, 'filter' | 'fields'>, condition: Filter): string => {
  const wanted = inAddress(condition, held);
  const all = conditionsOf(held.filter);
  const others = all.filter((one) => inAddress(one, held) !== wanted);
  return inAddress({ all: others.length < all.length ? others : [...all, condition] }, held);
};
