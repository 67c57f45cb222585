import { MOST_RECIPIENTS } from '@nivel/contracts/projects/automation/automation-values';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project } from '@nivel/contracts/projects/memberships';
import type { Assignable } from '../../area/people/assignable.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { reportText } from './report-text.ts';

/** The possible recipients of the open project's report: its members and above. */
export const useReportPeople = (): readonly Assignable[] =>
  useProject().people.filter(
    ({ isActive, roles }) => isActive && roles.some((role) => isAtLeast(project, role, 'member')),
  );

/** The error of the chosen recipients; undefined: none. */
export const useRecipientsProblem = () => {
  const text = reportText.useText();
  return (chosen: readonly string[]): string | undefined => {
    if (chosen.length === 0) return text.noRecipients;
    return chosen.length > MOST_RECIPIENTS ? text.tooManyRecipients : undefined;
  };
};
