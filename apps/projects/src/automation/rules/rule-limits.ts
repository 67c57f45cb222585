import { AppError } from '@nivel/contracts/kernel/app-error';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { MOST_ACTIVE_RULES, MOST_RULES } from '@nivel/contracts/projects/automation/automation-values';

/**
 * Whether a project has room for one more rule.
 * @param others how many it has beside it
 * @throws AppError `too_many_rules`
 */
export const checkRoom = (others: { readonly all: number; readonly active: number }, isActive: boolean): void => {
  if (others.all >= MOST_RULES || (isActive && others.active >= MOST_ACTIVE_RULES))
    throw new AppError(automationErrors.too_many_rules);
};
