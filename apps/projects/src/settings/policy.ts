import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { projectPermissions, type ProjectPermission } from '@nivel/contracts/projects/settings-shape';
import type { ProjectSettings } from './project-settings.ts';

/** A role's rights to the settings. */
export const permissionsOf = (role: ProjectRole): readonly ProjectPermission[] => {
  if (role === 'director') return projectPermissions;
  return role === 'lead' ? ['edit_settings'] : [];
};

const mayViewBudget = (role: ProjectRole): boolean => permissionsOf(role).includes('view_budget');

/** Settings in the form that a person may see. */
export const shownTo = (role: ProjectRole, settings: ProjectSettings): ProjectSettings =>
  mayViewBudget(role) ? settings : { ...settings, budget_allocated: null, budget_spent: null };

/** The part of a change that a person may make. @throws AppError `forbidden` for a budget they cannot see */
export const changeableBy = (role: ProjectRole, input: Partial<ProjectSettings>): Partial<ProjectSettings> => {
  if (mayViewBudget(role)) return input;
  const { budget_allocated: allocated, budget_spent: spent, ...others } = input;
  if ((allocated ?? spent ?? null) !== null) throw new AppError(commonErrors.forbidden);
  return others;
};
