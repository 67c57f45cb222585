import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { changesOfProject, type Project } from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';

/** @throws AppError `public_needs_director` */
export const checkVisibility = (before: Project, set: Partial<Project>, role: ProjectRole): void => {
  const becomesPublic = set.visibility === 'public' && before.visibility !== 'public';
  if (becomesPublic && !isAtLeast(project, role, 'director')) throw new AppError(boardErrors.public_needs_director);
};

export const updateProjectRule: RuleOf<typeof updateProject> = {
  needs: () => ({}),
  decide: (state, { set }, { role }) => {
    checkVisibility(state.project, set, role);
    return { changes: changesOfProject(state.project, set) };
  },
};
