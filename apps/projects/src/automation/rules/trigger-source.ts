import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';

/** Where what makes a rule run comes from. */
export const sourceOf = ({ kind }: RuleTrigger): 'project' | 'learning' | 'finance' => {
  switch (kind) {
    case 'module-completed':
    case 'level-unlocked':
      return 'learning';
    case 'payment-overdue':
    case 'payment-paid':
    case 'contract-signed':
      return 'finance';
    default:
      return 'project';
  }
};

/** Whether a rule without conditions runs although it is about no card. */
export const needsNoCard = (trigger: RuleTrigger): boolean =>
  trigger.kind === 'schedule' || sourceOf(trigger) !== 'project';
