import { dueFilters, groupings, laneKinds, pageSizes, sorts, views } from '@nivel/contracts/projects/view-values';
export type View = (typeof views)[number];
export type DueFilter = (typeof dueFilters)[number];
export type Sort = (typeof sorts)[number];
export type Grouping = (typeof groupings)[number];
export type LaneKind = (typeof laneKinds)[number];
export type PageSize = (typeof pageSizes)[number];

/** What somebody has chosen for a project, as its address says it. */
export interface ViewChoices {
  readonly view: View;
  /** What is searched for. */
  readonly q: string;
  readonly due: DueFilter;
  readonly sort: Sort;
  /** Whether the order is turned around. */
  readonly turned: boolean;
  readonly group: Grouping;
  readonly lanes: LaneKind;
  readonly size: PageSize;
  /** Counted from 1. */
  readonly page: number;
}

type Spoken = Readonly<Record<string, unknown>>;

const oneOf = <Choice extends string>(value: unknown, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.find((choice) => choice === String(value)) ?? choices[0];

/** What an address, or what was kept, says; where it says nothing, or nothing that there is, the first of what there is. */
export const choicesOf = (spoken: Spoken): ViewChoices => {
  const page = Number(spoken['page']);
  return {
    view: oneOf(spoken['view'], views),
    q: typeof spoken['q'] === 'string' || typeof spoken['q'] === 'number' ? String(spoken['q']) : '',
    due: oneOf(spoken['due'], dueFilters),
    sort: oneOf(spoken['sort'], sorts),
    turned: spoken['turned'] === true,
    group: oneOf(spoken['group'], groupings),
    lanes: oneOf(spoken['lanes'], laneKinds),
    size: oneOf(spoken['size'], pageSizes),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

const initial = choicesOf({});

/** What of choices is kept: what is looked for, and where one was in it, is over with the visit. */
export const lastingOf = (choices: ViewChoices): Partial<Omit<ViewChoices, 'q' | 'page'>> => {
  const { q: _q, page: _page, ...others } = choices;
  return Object.fromEntries(
    Object.entries(others).filter(([name, value]) => value !== initial[name as keyof ViewChoices]),
  );
};

/** The names by which an address says choices. */
export const choiceNames = Object.keys(initial) as (keyof ViewChoices)[];

/** As an address says choices: only what is not so anyway. */
export const spokenOf = (choices: ViewChoices): Partial<Record<keyof ViewChoices, unknown>> =>
  Object.fromEntries(
    choiceNames
      .filter((name) => choices[name] !== initial[name])
      // A number is written without quotes.
      .map((name) => [name, name === 'size' && choices.size !== 'all' ? Number(choices.size) : choices[name]]),
  );
