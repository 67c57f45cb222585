import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';

export const templateIds = ['feature', 'bug', 'documentation', 'research', 'design'] as const;

/** The initial values of a new card. */
export interface MilestoneTemplate {
  readonly priority: CardRow['priority'];
  readonly status: ListRow['status'];
  /** The number of days from today until it is due; null: it has no date. */
  readonly days: number | null;
}

/** The templates that every project has. */
export const milestoneTemplates: Readonly<
  Record<(typeof templateIds)[number], MilestoneTemplate & { readonly days: number }>
> = {
  feature: { priority: 'high', status: 'todo', days: 14 },
  bug: { priority: 'critical', status: 'in-progress', days: 3 },
  documentation: { priority: 'medium', status: 'todo', days: 7 },
  research: { priority: 'medium', status: 'todo', days: 5 },
  design: { priority: 'high', status: 'todo', days: 10 },
};
