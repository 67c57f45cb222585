/** What a learner of X100 may ask of each procedure. */
export interface ProcedureRow {
  readonly input: Readonly<Record<string, unknown>>;
  /**
   * The answers that the owner may get. A refusal by a rule counts too, because an outsider never sees it. Null: a journey
   * covers it.
   */
  readonly allowed: readonly number[] | null;
}
