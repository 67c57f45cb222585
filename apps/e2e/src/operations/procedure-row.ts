/** What a learner of X100 may ask of each procedure. */
export interface ProcedureRow {
  readonly input: Readonly<Record<string, unknown>>;
  /** Answers that the owner may get: a rule that says no is an answer too, an outsider never sees it. Null: a journey does it, once for all. */
  readonly allowed: readonly number[] | null;
}
