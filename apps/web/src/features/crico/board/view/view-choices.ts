import {
  columnsShape,
  dueFilters,
  groupings,
  laneKinds,
  LONGEST_COLUMNS,
  pageSizes,
  shownSorts,
  views,
} from '@nivel/contracts/projects/view-values';

export type View = (typeof views)[number];
export type DueFilter = (typeof dueFilters)[number];
/** A field of the project, by its id. */
export type OwnField = `field.${string}`;
export type Sort = (typeof shownSorts)[number] | OwnField;
/** The groupings of table rows, or swimlanes. */
export type Grouping = (typeof groupings)[number] | OwnField;
export type LaneKind = (typeof laneKinds)[number] | OwnField;
export type PageSize = (typeof pageSizes)[number];

/** Whether a view shows cards, so that it matters which ones and in which order. */
export const showsCards = (view: View): boolean => view !== 'ai' && view !== 'team' && view !== 'auto';

const withoutColumns: readonly View[] = ['table', 'gantt', 'calendar', 'timeline'];

/** Whether a view shows cards, and has no columns of the board. */
export const hasRows = (view: View): boolean => withoutColumns.includes(view);

/** A person's choices for a project, as in its address. */
export interface ViewChoices {
  readonly view: View;
  /** The search text. */
  readonly q: string;
  readonly due: DueFilter;
  /** The filter, as text with the ids of things; empty: all cards. */
  readonly filter: string;
  readonly sort: Sort;
  /** Whether the order is turned around. */
  readonly turned: boolean;
  readonly group: Grouping;
  readonly lanes: LaneKind;
  readonly size: PageSize;
  /** The columns of the table with their widths; empty: the usual ones. */
  readonly columns: string;
  /** Counted from 1. */
  readonly page: number;
}

type Spoken = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const oneOf = <Choice extends string>(value: unknown, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.find((choice) => choice === String(value)) ?? choices[0];

const columnsOf = (text: string): string => (text.length <= LONGEST_COLUMNS && columnsShape.test(text) ? text : '');

const isOwnField = (value: unknown): value is OwnField =>
  typeof value === 'string' && /^field\.[0-9a-f-]{36}$/.test(value);

const oneOrOwn = <Choice extends string>(value: unknown, choices: readonly [Choice, ...Choice[]]): Choice | OwnField =>
  isOwnField(value) ? value : oneOf(value, choices);

/** The choices in an address, or in storage; missing or unknown ones are the first possible ones. */
export const choicesOf = (spoken: Spoken): ViewChoices => {
  const page = Number(spoken['page']);
  return {
    view: oneOf(spoken['view'], views),
    q: textOf(spoken['q']),
    due: oneOf(spoken['due'], dueFilters),
    filter: textOf(spoken['filter']),
    sort: oneOrOwn(spoken['sort'], shownSorts),
    turned: spoken['turned'] === true,
    group: oneOrOwn(spoken['group'], groupings),
    lanes: oneOrOwn(spoken['lanes'], laneKinds),
    size: oneOf(spoken['size'], pageSizes),
    columns: columnsOf(textOf(spoken['columns'])),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

const initial = choicesOf({});

/** The stored part of choices: the search, and the position in it, end with the visit. */
export const lastingOf = (choices: ViewChoices): Partial<Omit<ViewChoices, 'q' | 'page'>> => {
  const { q: _q, page: _page, ...others } = choices;
  return Object.fromEntries(
    Object.entries(others).filter(([name, value]) => value !== initial[name as keyof ViewChoices]),
  );
};

/** The names by which an address says choices. */
export const choiceNames = Object.keys(initial) as (keyof ViewChoices)[];

/** The choices for an address: only values that differ from the default. */
export const spokenOf = (choices: ViewChoices): Partial<Record<keyof ViewChoices, unknown>> =>
  Object.fromEntries(
    choiceNames
      .filter((name) => choices[name] !== initial[name])
      // A number is written without quotes.
      .map((name) => [name, name === 'size' && choices.size !== 'all' ? Number(choices.size) : choices[name]]),
  );

/** Whether the cards are filtered. */
export const isNarrowed = ({ q, due, filter }: Pick<ViewChoices, 'q' | 'due' | 'filter'>): boolean =>
  q !== '' || due !== 'all' || filter !== '';
