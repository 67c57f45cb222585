import type { WorkHistory } from '@nivel/contracts/projects/work-history';

const WEEK = 7;

/** How many cards of somebody are open, and how many weeks these need at the person's own pace. */
export interface PersonLoad {
  readonly open: number;
  readonly weeks: number;
}

/** The loads of the people of a project, in their order. */
export const personLoads = ({ cards, people, finished, finished_by: done }: WorkHistory): PersonLoad[] => {
  const weeks = Math.max(1, finished.length / WEEK);
  return people.map((_, person) => {
    const open = cards.filter(([, , , , assignee]) => assignee === person).length;
    return { open, weeks: open / (((done[person] ?? 0) + 1) / weeks) };
  });
};
