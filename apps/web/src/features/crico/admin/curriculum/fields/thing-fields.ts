import type { ThingKind } from '@nivel/contracts/learning/authoring-values';

/**
 * How a value is written in the form. `lines`: one text a line; `numbers`: whole numbers between commas; `items` and `entries`
 * are lists in forms of their own, stored as JSON; `cues`: sentences with their times, as WebVTT.
 */
type FieldType =
  | 'text'
  | 'area'
  | 'markdown'
  | 'number'
  | 'flag'
  | 'lines'
  | 'numbers'
  | 'choice'
  | 'choices'
  | 'levels'
  | 'modules'
  | 'prerequisites'
  | 'json'
  | 'items'
  | 'entries'
  | 'cues';

/** The form of each entry of a list, such as the options of a question. */
export interface EntryForm {
  readonly name: 'option' | 'source';
  readonly fields: readonly ThingField[];
  readonly empty: () => Readonly<Record<string, unknown>>;
}

export interface ThingField {
  /** Path of its value in the content, such as `body.markdown`; the messages have a label for each. */
  readonly path: string;
  readonly type: FieldType;
  /** An empty one is left out of the content. */
  readonly isOptional?: boolean;
  readonly options?: readonly string[];
  /** The form of an entry, where the type is `entries`. */
  readonly entry?: EntryForm;
}

/** A field; its path names its label too. */
export const field = (path: string, type: FieldType, rest: Omit<ThingField, 'path' | 'type'> = {}): ThingField => ({
  path,
  type,
  ...rest,
});
/** An empty one is left out. */
export const optional = { isOptional: true } as const;

const active = field('active', 'flag');
const skills = ['Prompting', 'Machine Learning', 'Deep Learning', 'IA Aplicada'];
const competencies = ['HC', 'ET', 'TA', 'SD'].flatMap((area) => [1, 2, 3].map((level) => `${area}-${level}`));
const source: EntryForm = {
  name: 'source',
  fields: [field('author', 'text'), field('title', 'text'), field('year', 'number'), field('url', 'text')],
  empty: () => ({ author: '', title: '', year: '', url: '' }),
};

const level = [
  field('name', 'text'),
  field('description', 'area'),
  field('duration', 'text'),
  field('color', 'choice', { options: ['agave', 'talavera', 'jacaranda', 'cempasuchil'] }),
  field('order', 'number'),
  active,
];

const moduleFields = [
  field('title', 'text'),
  field('levelId', 'levels'),
  field('number', 'number'),
  field('slug', 'text'),
  field('description', 'area'),
  field('estimatedMinutes', 'number'),
  field('learningObjectives', 'lines'),
  field('prerequisites', 'prerequisites'),
  active,
];

const bodies: Readonly<Record<string, readonly ThingField[]>> = {
  text: [field('body.markdown', 'markdown')],
  video: [
    field('body.notes', 'markdown'),
    ...['video', 'captions', 'poster', 'storyboard'].map((name) => field(`body.${name}`, 'text')),
    field('body.durationSeconds', 'number'),
    field('body.transcript', 'cues'),
  ],
  exercises: [
    field('body.intro', 'markdown', optional),
    field('body.items', 'items'),
    field('body.passMark', 'number'),
    field('body.kind', 'choice', { ...optional, options: ['review', 'final'] }),
    field('body.draw', 'number', optional),
    field('body.itemsInOrder', 'flag', optional),
  ],
};

const partFields = (type: string): ThingField[] => [
  field('title', 'text'),
  ...(bodies[type] ?? []),
  field('moduleId', 'modules'),
  field('order', 'number'),
  field('slug', 'text'),
  field('points', 'number'),
  field('estimatedMinutes', 'number'),
  field('skill', 'choice', { ...optional, options: skills }),
  field('goal', 'text', optional),
  field('objectives', 'numbers', optional),
  field('competencies', 'choices', { ...optional, options: competencies }),
  field('sources', 'entries', { ...optional, entry: source }),
  field('reviewedOn', 'text', optional),
  active,
];

const achievement = [
  field('title', 'text'),
  field('description', 'area'),
  field('icon', 'text'),
  field('points', 'number'),
  field('requirements', 'json'),
  active,
];

/** The fields of a thing, in the order of its form. */
export const fieldsOf = (kind: ThingKind, content: Readonly<Record<string, unknown>>): readonly ThingField[] => {
  if (kind === 'part') return partFields(String(content['type']));
  return { level, module: moduleFields, achievement }[kind];
};
