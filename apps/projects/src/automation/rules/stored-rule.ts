import type { RuleAction, RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';

/** A rule as a run needs it. */
export interface StoredRule {
  readonly id: string;
  readonly projectId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly trigger: RuleTrigger;
  readonly conditions: string;
  readonly actions: readonly RuleAction[];
  readonly isActive: boolean;
  readonly stoppedBy: string | null;
  readonly version: number;
  /** The owner's zone: days begin there. */
  readonly timeZone: string;
}
