import { daysOf } from '@nivel/contracts/projects/filter/filter-days';
import type { FilterField, FilterFields } from '@nivel/contracts/projects/filter/filter-field';
import { isTerm, type Comparison, type Filter, type FilterTerm } from '@nivel/contracts/projects/filter/filter';
import { folded } from '@nivel/contracts/projects/filter/folded';
import { fieldsWith, type OwnField } from '@nivel/contracts/projects/filter/own-fields';
import type { StatementValues } from './statement-values.ts';

/** The person and time of the query, as the statement names them, and as a value where days are counted from it. */
export interface SearchContext {
  readonly project: string;
  readonly today: string;
  readonly todayDay: string;
  readonly me: string;
}

/** A card's (`c`, in its list `l`) value of a field. */
type Column = (by: SearchContext) => string;
const isOverdue: Column = ({ today }) => `(l.status <> 'done' AND coalesce(c.due_on < ${today}, false))`;

/** One entry is one field of `cardFields`; a test says which is missing. */
export const columns: Readonly<Record<string, Column>> = {
  status: () => 'l.status',
  priority: () => 'c.priority',
  list: () => 'c.list_id',
  assignee: () => 'c.assignee',
  watcher: () => 'c.watchers',
  label: () => 'c.labels',
  tag: () => 'c.tags',
  title: () => 'c.folded_title',
  due: () => 'c.due_on',
  start: () => 'c.start_on',
  progress: () => 'c.progress',
  estimate: () => 'c.estimated_hours',
  actual: () => 'c.actual_hours',
  number: () => 'c.number',
  'open-items': () =>
    `(SELECT count(*) FROM jsonb_array_elements(c.checklist) AS i (item) WHERE NOT (i.item ->> 'done')::boolean)`,
  dependencies: () => 'coalesce(cardinality(c.depends_on), 0)',
  blocked: () => 'c.blocked_reason IS NOT NULL',
  overdue: isOverdue,
  'at-risk': (by) =>
    `(l.status <> 'done' AND NOT ${isOverdue(by)} AND (c.blocked_reason IS NOT NULL OR c.due_on <= ${by.today} + 3))`,
};

/** A card's value of the project's field; null: none. Days are compared as texts. */
const ownColumn = ({ id, kind, choices }: OwnField, values: StatementValues): string => {
  const value = `(c.fields ->> ${values.add(id, 'text')})`;
  switch (kind) {
    case 'number':
      return `${value}::numeric`;
    case 'money':
      return `(${value}::numeric / 100)`;
    case 'day':
      return `(${value} COLLATE "C")`;
    case 'person':
      return `${value}::uuid`;
    case 'choice': {
      const shown = choices.map((choice) => choice.id);
      return `(CASE WHEN ${value} = ANY (${values.add(shown, 'text[]')}) THEN ${value}::uuid END)`;
    }
    case 'boolean':
      return value;
    case 'text':
    case 'link':
      return `crico_folded(${value})`;
  }
};

const signs: Readonly<Record<Exclude<Comparison, 'is'>, string>> = { lt: '<', le: '<=', gt: '>', ge: '>=' };
/** Sets of a card are arrays, null where there is nothing. */
const SETS: readonly string[] = ['watcher', 'label'];

class Conditions {
  private readonly fields: FilterFields;

  constructor(
    private readonly values: StatementValues,
    private readonly by: SearchContext,
    private readonly own: readonly OwnField[],
  ) {
    this.fields = fieldsWith(own);
  }

  of(filter: Filter): string {
    if (isTerm(filter)) return this.term(filter);
    if ('not' in filter) return `NOT ${this.of(filter.not)}`;
    if ('all' in filter) return `(${filter.all.map((one) => this.of(one)).join(' AND ')})`;
    return `(${filter.any.map((one) => this.of(one)).join(' OR ')})`;
  }

  /** True or false, never unknown: turned around it finds all others. */
  private term({ field: name, op, values }: FilterTerm): string {
    const field = this.fields.get(name);
    const own = this.own.find(({ id }) => id === name);
    const column = own ? ownColumn(own, this.values) : columns[name]?.(this.by);
    if (field === undefined || column === undefined) throw new Error(`the field ${name} has no column`);
    const tests = values.map((value) => this.test(field, column, op, value));
    return `((${tests.join(' OR ')}) IS TRUE)`;
  }

  private test(field: FilterField, column: string, op: Comparison, value: string): string {
    switch (field.kind) {
      case 'flag':
        return `(${column}) IS ${value === 'yes' ? '' : 'NOT '}TRUE`;
      case 'choice':
        if (value === '') return `${column} IS NULL`;
        return op === 'is' ? `${column} = ${this.values.add(value, 'text')}` : this.ranked(field, column, op, value);
      case 'reference':
        return this.reference(field.name, column, value);
      case 'day':
        return value === '' ? `${column} IS NULL` : this.day(field, column, op, value);
      case 'number':
        return value === '' ? `${column} IS NULL` : this.compared(column, op, this.values.add(value, 'numeric'));
      case 'text':
        if (value === '') return `${column} IS NULL`;
        return `position(${this.values.add(folded(value), 'text')} IN ${column}) > 0`;
      case 'words':
        return this.word(column, value);
    }
  }

  private compared(column: string, op: Comparison, value: string): string {
    return `${column} ${op === 'is' ? '=' : signs[op]} ${value}`;
  }

  private ranked(field: FilterField & { kind: 'choice' }, column: string, op: Comparison, value: string): string {
    const choices = this.values.add(field.choices, 'text[]');
    const place = this.values.add(field.choices.indexOf(value) + 1, 'integer');
    return this.compared(`array_position(${choices}, ${column})`, op, place);
  }

  private reference(name: string, column: string, value: string): string {
    const id = value === 'me' ? this.by.me : value;
    if (!SETS.includes(name)) return id === '' ? `${column} IS NULL` : `${column} = ${this.id(id)}`;
    // A deleted label is shown nowhere, and comes back with the label. Asked once, not for each card.
    const shown = `(SELECT coalesce(array_agg(b.id), '{}') FROM labels b WHERE b.project_id = ${this.by.project})`;
    const held =
      name === 'label' ? `coalesce(${column} && ${shown}, false)` : `coalesce(cardinality(${column}), 0) > 0`;
    if (id === '') return `NOT ${held}`;
    const isIn = `${this.id(id)} = ANY (${column})`;
    return name === 'label' ? `(${isIn} AND ARRAY[${this.id(id)}] && ${shown})` : isIn;
  }

  private id(id: string): string {
    return id === this.by.me ? id : this.values.add(id, 'uuid');
  }

  private day(field: FilterField, column: string, op: Comparison, value: string): string {
    const [first, last] = daysOf(value, this.by.todayDay);
    const day = (one: string): string => this.values.add(one, field.title === undefined ? 'date' : 'text');
    if (op === 'is') return `${column} BETWEEN ${day(first)} AND ${day(last)}`;
    return this.compared(column, op, day(op === 'lt' || op === 'ge' ? first : last));
  }

  private word(column: string, value: string): string {
    if (value === '') return `coalesce(cardinality(${column}), 0) = 0`;
    const wanted = this.values.add(folded(value), 'text');
    return `EXISTS (SELECT FROM unnest(${column}) AS w (word) WHERE crico_folded(w.word) = ${wanted})`;
  }
}

/** A filter, and the fields that the project has added to those that it may ask for. */
export interface FilterRequest {
  readonly filter: Filter | null;
  readonly own: readonly OwnField[];
}

/** The condition that a filter is, over cards `c` and their lists `l`. Names come from the fields, values travel apart. */
export const filterCondition = ({ filter, own }: FilterRequest, values: StatementValues, by: SearchContext): string =>
  filter === null ? 'true' : new Conditions(values, by, own).of(filter);
