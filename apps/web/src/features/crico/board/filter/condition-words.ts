import type { FilterField, FilterFields, FilterNames } from '@nivel/contracts/projects/filter/filter-field';
import { isTerm, type Filter, type FilterTerm } from '@nivel/contracts/projects/filter/filter';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { formatDay } from '../../../../shell/days/days.ts';
import type { FilterMessages } from './messages/es-mx.ts';

interface Spoken {
  readonly fields: FilterFields;
  readonly names: FilterNames;
  readonly words: FilterMessages;
  /** The names of the choices of status and priority on a board. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly priorities: Readonly<Record<string, string>>;
}

const dayWords = (value: string, { spans }: FilterMessages): string => {
  const span = spans[value];
  if (span !== undefined) return span;
  const days = value === 'today' ? 0 : value.endsWith('d') ? Number.parseInt(value, 10) : Number.NaN;
  if (Number.isNaN(days)) return formatDay(value, { day: 'numeric', month: 'short', year: 'numeric' });
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(days, 'day');
};

/** The names of choices: those of status and priority, else yes and no of a project's field. */
const choiceWords = (name: string, { statuses, priorities, words }: Spoken): Readonly<Record<string, string>> => {
  if (name === 'priority') return priorities;
  return name === 'status' ? statuses : words.flags;
};

const valueWords = (field: FilterField, value: string, spoken: Spoken): string => {
  const { words, names } = spoken;
  if (value === '') return words.nothing;
  switch (field.kind) {
    case 'flag':
      return words.flags[value] ?? value;
    case 'choice':
      return choiceWords(field.name, spoken)[value] ?? value;
    case 'reference':
      if (value === 'me') return words.me;
      return names(field.of).find(({ id }) => id === value)?.name ?? words.noLonger;
    case 'day':
      return dayWords(value, words);
    case 'number':
    case 'text':
    case 'words':
      return value;
  }
};

const termWords = ({ field: name, op, values }: FilterTerm, spoken: Spoken): string => {
  const { fields, names, words } = spoken;
  const field = fields.get(name);
  if (!field) return words.noLonger;
  const title = field.title ?? names('field').find(({ id }) => id === name)?.name ?? words.fields[name] ?? name;
  const ops: Readonly<Record<string, string | undefined>> = field.kind === 'day' ? words.dayOps : words.ops;
  const asked = field.kind === 'text' ? words.contains : ops[op];
  const said = values.map((value) => valueWords(field, value, spoken)).join(` ${words.or} `);
  return `${asked === undefined ? title : `${title} ${asked}`}: ${said}`;
};

/** A condition of a filter in natural language. */
export const conditionWords = (filter: Filter, spoken: Spoken): string => {
  if (isTerm(filter)) return termWords(filter, spoken);
  if ('not' in filter) return spoken.words.not(conditionWords(filter.not, spoken));
  const [parts, joint] = 'all' in filter ? [filter.all, spoken.words.and] : [filter.any, spoken.words.or];
  const inner = (part: Filter): string =>
    isTerm(part) || 'not' in part ? conditionWords(part, spoken) : `(${conditionWords(part, spoken)})`;
  return parts.map(inner).join(` ${joint} `);
};
