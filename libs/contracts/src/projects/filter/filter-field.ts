import type { CardRow, ListRow } from '../board-shape.ts';
import type { Comparison } from './filter.ts';

/** The person, time and board for which a filter is evaluated. */
export interface FilterScene {
  /** The day that it is for who asks. */
  readonly today: string;
  readonly me: string;
  readonly lists: ReadonlyMap<string, Pick<ListRow, 'status'>>;
  /** The existing ones; a card may still have others, which are not shown. */
  readonly labels: ReadonlyMap<string, unknown>;
}

interface Described {
  /** Its permanent name in filters: lower-case letters, digits and hyphens; the id of a project's own field. */
  readonly name: string;
  /** The people's name of a project's own field; names of the common fields are texts of the page. */
  readonly title?: string;
  /** Alternative names, in any case and without accents. */
  readonly also: readonly string[];
  /** Whether it was a field of the project: how it was compared is kept. */
  readonly isGone?: true;
  /** Whether a card may have nothing there. */
  readonly mayBeEmpty: boolean;
}
type Read<Value> = (card: CardRow, scene: FilterScene) => Value;

/** The fields of a card for filters, and how they are read. */
export type FilterField = Described &
  (
    | { readonly kind: 'flag'; readonly read: Read<boolean> }
    | {
        readonly kind: 'choice';
        readonly choices: readonly string[];
        /** Whether a later choice is more than one before it. */
        readonly isOrdered: boolean;
        /** Other words for choices, without accents and capitals. */
        readonly words: Readonly<Record<string, string>>;
        readonly read: Read<string | null>;
      }
    | {
        readonly kind: 'reference';
        /** The kind of things: `list`, `label`, `person`, or another kind whose ids have names. */
        readonly of: string;
        readonly read: Read<string | null | readonly string[]>;
      }
    | { readonly kind: 'day'; readonly read: Read<string | null> }
    | { readonly kind: 'number'; readonly read: Read<number | null> }
    | { readonly kind: 'text'; readonly read: Read<string> }
    | { readonly kind: 'words'; readonly read: Read<readonly string[]> }
  );

/** Fields by name: those of every card, and those that a project has added. */
export type FilterFields = ReadonlyMap<string, FilterField>;

/** The names of things that fields refer to: `of` a field -> the things; `field`: the fields of the project themselves. */
export type FilterNames = (of: string) => readonly { readonly id: string; readonly name: string }[];

export const fieldsFrom = (fields: readonly FilterField[]): FilterFields =>
  new Map(fields.map((field) => [field.name, field]));

const compared = ['is', 'lt', 'le', 'gt', 'ge'] as const;
/** The comparisons of a field. */
export const comparisonsOf = (field: FilterField): readonly Comparison[] => {
  const hasOrder = field.kind === 'day' || field.kind === 'number' || (field.kind === 'choice' && field.isOrdered);
  return hasOrder || field.isGone ? compared : ['is'];
};
