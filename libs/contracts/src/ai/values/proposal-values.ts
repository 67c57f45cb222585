// Without a schema, so that a page may load it that loads none.

/** Characters of a text in which milestones are looked for. */
export const LONGEST_PROPOSAL_TEXT = 10_000;
/** Milestones of one proposal. */
export const MOST_PROPOSED = 50;
/** Days of work of one milestone. */
export const LONGEST_ESTIMATE_DAYS = 365;

/** Into how many steps a project is broken down. */
export const complexities = ['simple', 'medium', 'complex'] as const;
export type Complexity = (typeof complexities)[number];

export const proposalLanguages = ['es', 'en'] as const;
export type ProposalLanguage = (typeof proposalLanguages)[number];

/** The basis of a proposed value. */
export const proposalReasons = [
  'stated_day',
  'stated_priority',
  'stated_duration',
  'stated_order',
  'plan_step',
] as const;
export type ProposalReason = (typeof proposalReasons)[number];
