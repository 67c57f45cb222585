import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import { bookTriggers, type TriggerKind } from '@nivel/contracts/projects/automation/automation-values';

const OF_LEARNING: readonly TriggerKind[] = ['module-completed', 'level-unlocked'];

/** Where what makes a rule run comes from. */
export const sourceOf = ({ kind }: RuleTrigger): 'project' | 'learning' | 'finance' => {
  if (OF_LEARNING.includes(kind)) return 'learning';
  return bookTriggers.includes(kind) ? 'finance' : 'project';
};

/** Whether a rule without conditions runs although it is about no card. */
export const needsNoCard = (trigger: RuleTrigger): boolean =>
  trigger.kind === 'schedule' || sourceOf(trigger) !== 'project';
