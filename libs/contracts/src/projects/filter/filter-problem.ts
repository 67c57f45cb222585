/** The fault of a filter. */
export type FilterProblemCode =
  | 'unknown_field'
  | 'field_gone'
  | 'unknown_value'
  | 'value_expected'
  | 'term_expected'
  | 'closing_expected'
  | 'quote_expected'
  | 'nothing_open'
  | 'comparison_refused'
  | 'one_value_expected'
  | 'too_deep'
  | 'too_many_terms'
  | 'too_long';

/** The error, its place, and what is expected there. */
export interface FilterProblem {
  readonly code: FilterProblemCode;
  /** In UTF-16, from 0; of a filter that is no text, 0. */
  readonly at: number;
  readonly length: number;
  /** The field that it is about, as filters name it. */
  readonly field: string | null;
  /** The text at that place. */
  readonly found: string;
  /** Names of fields, values, signs. */
  readonly expected: readonly string[];
}
