import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { CardHistoryEntry } from '@nivel/contracts/projects/list-card-history.operation';
import { termsFrom } from '@nivel/planning/link-terms';
import { formatDay } from '../../../../shell/days/days.ts';
import { repeatInWords } from '../../area/repeats/repeat-words.ts';
import type { RepeatMessages } from '../../area/repeats/messages/es-mx.ts';
import type { LinksMessages } from '../../area/links/messages/es-mx.ts';
import { valueInWords } from '../../area/project/field-words.ts';
import type { ProjectMessages } from '../../area/project/messages/es-mx.ts';
import type { CardsMessages } from '../messages/es-mx.ts';

type Named = ReadonlyMap<string, { readonly name: string }>;

/** The names of the ids in a history, as far as they still exist. */
export interface HistoryScene {
  readonly people: readonly (Parameters<typeof valueInWords>[2][number] & { readonly isActive?: boolean })[];
  readonly board: {
    readonly lists: Named;
    readonly labels: Named;
    readonly cards: ReadonlyMap<string, { readonly title: string }>;
    readonly fields: ReadonlyMap<string, FieldRow>;
  };
}

interface Words {
  readonly text: CardsMessages;
  readonly shared: ProjectMessages;
  readonly scene: HistoryScene;
  readonly linkTerms: LinksMessages['terms'];
  readonly repeat: RepeatMessages;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** An item of a checklist is named by its text. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : String(value);

type Naming = (value: string, words: Words) => string | undefined;

const person: Naming = (value, { text, scene: { people } }) =>
  people.find(({ id }) => id === value)?.name ?? text.somebody;

/** The name of an id, if it still exists. */
const namings: Readonly<Record<string, Naming>> = {
  list_id: (value, { scene: { board } }) => board.lists.get(value)?.name,
  labels: (value, { scene: { board } }) => board.labels.get(value)?.name,
  depends_on: (value, { scene: { board } }) => board.cards.get(value)?.title,
  cover: (_, { text }) => text.aPicture,
  is_automatic: (value, { text }) => (value === 'true' ? text.yes : text.no),
  assignee: person,
  watchers: person,
  priority: (value, { shared }) => Object.entries(shared.priorities).find(([name]) => name === value)?.[1],
};

const nameOf = (field: string, value: string, words: Words): string => {
  const naming = namings[field];
  if (naming) return naming(value, words) ?? words.text.gone;
  return day.test(value) ? formatDay(value, { day: 'numeric', month: 'short', year: 'numeric' }) : value;
};

/** A link between two cards: the other card, type and lag. */
const linkInWords = (value: object, { text, linkTerms, scene }: Words): string => {
  const [card, written] = ['card' in value ? value.card : '', 'terms' in value ? value.terms : null];
  const { type, lag } = termsFrom(typeof written === 'string' ? written : null);
  const title = scene.board.cards.get(typeof card === 'string' ? card : '')?.title ?? text.gone;
  return `${title}: ${linkTerms(type, lag)}`;
};

/** The rule by which a card repeats, and when its next one comes. */
const seriesInWords = (value: object, { repeat }: Words): string => {
  const rule = 'rule' in value ? String(value.rule) : '';
  const isByDay = 'when' in value && value.when === 'day';
  return `${repeatInWords(rule, repeat)} ${isByDay ? repeat.comes.day : repeat.comes.done}`;
};

/** The shown text of a small object; null: the value is no such object. */
const objectInWords = (field: string, value: unknown, words: Words): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (field === 'link_terms') return linkInWords(value, words);
  return field === 'repeats' ? seriesInWords(value, words) : null;
};

/** A value of a field in words. */
export const inWords = (field: string, value: unknown, words: Words): string => {
  const { text, scene } = words;
  const described = objectInWords(field, value, words);
  if (described !== null) return described;
  const own = scene.board.fields.get(field);
  if (own && (typeof value === 'string' || typeof value === 'number'))
    return valueInWords(own, value, scene.people) || text.gone;
  if (value === null || value === undefined || value === '') return text.nothing;
  if (!Array.isArray(value)) return nameOf(field, textOf(value), words);
  return value.length === 0 ? text.nothing : value.map((one) => nameOf(field, textOf(one), words)).join(', ');
};

/** Whether a value names a person who has left. */
export const isGone = (field: string, value: unknown, { people }: HistoryScene): boolean =>
  field === 'assignee' && people.find(({ id }) => id === value)?.isActive === false;

/** Fields that are of no interest in a history: they follow from the others. */
const silent = new Set(['position', 'number', 'description_version', 'notes_version']);

const valuesIn = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? { ...given } : {};

/** The shown fields of a command: the project's own fields each by its id. */
export const describedFields = ({ fields }: CardHistoryEntry): CardHistoryEntry['fields'] =>
  fields.flatMap((told) => {
    if (silent.has(told.field)) return [];
    if (told.field !== 'fields' && told.field !== 'link_terms') return [told];
    const [old, now] = [valuesIn(told.old), valuesIn(told.new)];
    if (told.field === 'fields') return Object.keys(now).map((field) => ({ field, old: old[field], new: now[field] }));
    return Object.keys(now).map((card) => ({
      field: told.field,
      old: { card, terms: old[card] },
      new: { card, terms: now[card] },
    }));
  });
