import { fieldCalled, flagWords, goneField, writtenFields } from './field-names.ts';
import { comparisonsOf, type FilterField, type FilterFields, type FilterNames } from './filter-field.ts';
import type { FilterProblem, FilterProblemCode } from './filter-problem.ts';
import { WORDS_FIELD } from './filter-text.ts';
import { operatorOf, tokensOf, type FilterToken } from './filter-tokens.ts';
import { readValue } from './filter-values.ts';
import { limitBroken, LONGEST_FILTER_TEXT, MOST_FILTER_DEPTH, simplified, type Filter } from './filter.ts';
import { folded } from './folded.ts';
import { choicesOf } from './filter-suggestions.ts';

/** The filter of a text, or why it is invalid. Null: every card. */
export type ParsedFilter =
  | { readonly filter: Filter | null; readonly problem: null }
  | { readonly filter: null; readonly problem: FilterProblem };

/** Ends the reading of a text. */
class Unreadable extends Error {
  readonly problem: FilterProblem;

  constructor(problem: FilterProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

type Where = Pick<FilterToken, 'from' | 'to'>;

class Parser {
  private readonly text: string;
  private readonly fields: FilterFields;
  private readonly names: FilterNames;
  private readonly tokens: readonly FilterToken[];
  private place = 0;
  private open = 0;

  constructor(text: string, fields: FilterFields, names: FilterNames) {
    this.text = text;
    this.fields = fields;
    this.names = names;
    this.tokens = tokensOf(text);
  }

  whole(): Filter | null {
    if (this.tokens.length === 0) return null;
    const filter = this.either();
    const rest = this.next;
    if (rest) this.refuse('nothing_open', rest);
    return filter;
  }

  private get next(): FilterToken | undefined {
    return this.tokens[this.place];
  }

  private refuse(
    code: FilterProblemCode,
    { from, to }: Where,
    more: { field?: FilterField; expected?: readonly string[] } = {},
  ): never {
    const { field, expected = [] } = more;
    const found = this.text.slice(from, to);
    throw new Unreadable({ code, at: from, length: to - from, field: field?.name ?? null, found, expected });
  }

  private get end(): Where {
    return { from: this.text.length, to: this.text.length };
  }

  private isWord(...words: string[]): boolean {
    const token = this.next;
    return token?.type === 'word' && words.includes(token.text.toLowerCase()) && !this.isField();
  }

  /** Whether an operator follows at once: `or:x` asks a field. */
  private isField(): boolean {
    const [token, after] = [this.next, this.tokens[this.place + 1]];
    return after?.type === 'operator' && after.from === token?.to;
  }

  private either(): Filter {
    const parts = [this.every()];
    while (this.isWord('or')) {
      this.place += 1;
      parts.push(this.every());
    }
    return { any: parts };
  }

  private every(): Filter {
    const parts = [this.one()];
    for (;;) {
      if (this.isWord('and')) this.place += 1;
      else if (this.next === undefined || this.next.type === 'close' || this.isWord('or')) return { all: parts };
      parts.push(this.one());
    }
  }

  private one(): Filter {
    let isTurned = false;
    while (this.next?.type === 'minus' || this.isWord('not')) {
      isTurned = !isTurned;
      this.place += 1;
    }
    const filter = this.next?.type === 'open' ? this.group(this.next) : this.term();
    return isTurned ? { not: filter } : filter;
  }

  private group(opening: FilterToken): Filter {
    this.open += 1;
    if (this.open > MOST_FILTER_DEPTH) this.refuse('too_deep', opening);
    this.place += 1;
    const filter = this.either();
    if (this.next?.type !== 'close') this.refuse('closing_expected', this.next ?? this.end, { expected: [')'] });
    this.place += 1;
    this.open -= 1;
    return filter;
  }

  private term(): Filter {
    const token = this.next;
    const isText = token?.type === 'word' || token?.type === 'quoted';
    if (token?.type === 'unclosed') this.refuse('quote_expected', token, { expected: ['"'] });
    if (!isText || this.isWord('and', 'or'))
      this.refuse('term_expected', token ?? this.end, { expected: writtenFields(this.fields, this.names) });
    const isField = this.isField();
    this.place += 1;
    return isField ? this.asked(token) : this.looked(token);
  }

  /** A word alone. */
  private looked(token: FilterToken): Filter {
    const field = this.fields.get(WORDS_FIELD);
    const value = field && readValue(field, { text: token.text, isQuoted: true }, this.names);
    if (value === undefined) this.refuse('unknown_value', token, { ...(field && { field }) });
    return { field: WORDS_FIELD, op: 'is', values: [value] };
  }

  private asked(word: FilterToken): Filter {
    const sign = this.next;
    const op = operatorOf(sign?.text ?? '');
    if (sign === undefined || op === undefined) this.refuse('term_expected', word);
    this.place += 1;
    if (word.type === 'word' && flagWords.includes(folded(word.text)) && op === 'is') return this.flag();
    const field = this.field(word);
    const comparison = op === 'not' ? 'is' : op;
    if (!comparisonsOf(field).includes(comparison)) this.refuse('comparison_refused', sign, { field, expected: [':'] });
    const { values, written } = this.values(field);
    const isCompared = comparison !== 'is' || field.kind === 'flag';
    if (isCompared && (values.length > 1 || values.includes(''))) this.refuse('one_value_expected', written, { field });
    const term = { field: field.name, op: comparison, values };
    return op === 'not' ? { not: term } : term;
  }

  /** A deleted one is kept as written. */
  private field(word: FilterToken): FilterField {
    const known = fieldCalled(this.fields, word.text, word.type === 'quoted');
    const field = known ?? goneField(word.text.toLowerCase());
    if (field === undefined) this.refuse('unknown_field', word, { expected: writtenFields(this.fields, this.names) });
    return field;
  }

  private flag(): Filter {
    const token = this.next;
    const flags = [...this.fields.values()].filter(({ kind }) => kind === 'flag');
    const expected = flags.map(({ name }) => name);
    if (token?.type !== 'word' && token?.type !== 'quoted')
      this.refuse('value_expected', token ?? this.end, { expected });
    const field = fieldCalled(this.fields, token.text);
    if (field?.kind !== 'flag') this.refuse('unknown_value', token, { expected });
    this.place += 1;
    return { field: field.name, op: 'is', values: ['yes'] };
  }

  private values(field: FilterField): { values: readonly string[]; written: Where } {
    const values: string[] = [];
    const from = this.next?.from ?? this.text.length;
    for (;;) {
      values.push(this.value(field));
      const to = this.tokens[this.place - 1]?.to ?? from;
      if (this.next?.type !== 'comma') return { values: [...new Set(values)], written: { from, to } };
      this.place += 1;
    }
  }

  private value(field: FilterField): string {
    const token = this.next;
    const expected = choicesOf(field, this.names);
    if (token?.type === 'unclosed') this.refuse('quote_expected', token, { expected: ['"'] });
    if (token?.type !== 'word' && token?.type !== 'quoted')
      this.refuse('value_expected', token ?? this.end, { field, expected });
    const value = readValue(field, { text: token.text, isQuoted: token.type === 'quoted' }, this.names);
    if (value === undefined) this.refuse('unknown_value', token, { field, expected });
    this.place += 1;
    return value;
  }
}

/** Parses a filter that a person has written. */
export const parseFilter = (text: string, fields: FilterFields, names: FilterNames): ParsedFilter => {
  const all = { at: 0, length: text.length, field: null, found: '', expected: [] };
  if (text.length > LONGEST_FILTER_TEXT) return { filter: null, problem: { ...all, code: 'too_long' } };
  try {
    const filter = simplified(new Parser(text, fields, names).whole());
    const code = limitBroken(filter);
    return code === null ? { filter, problem: null } : { filter: null, problem: { ...all, code } };
  } catch (error) {
    if (error instanceof Unreadable) return { filter: null, problem: error.problem };
    throw error;
  }
};
