import type { ProposedMilestone } from '@nivel/contracts/ai/proposals/proposal';
import { MOST_PROPOSED, type ProposalReason } from '@nivel/contracts/ai/values/proposal-values';
import { plain } from './plain.ts';
import { usualDuration } from './stated-values.ts';
import type { FoundTask } from './tasks-in-text.ts';
import { criticalIn, planned, type PlannedWork } from './work-plan.ts';

/** Letters of a word that its forms have in common. */
const STEM = 5;
const stemsOf = (text: string): Set<string> =>
  new Set((plain(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));

/** The earlier task of which words speak; -1: none. */
const namedIn = (words: string, earlier: readonly FoundTask[]): number => {
  const stems = stemsOf(words);
  const scores = earlier.map(({ title }) => [...stemsOf(title)].filter((stem) => stems.has(stem)).length);
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.lastIndexOf(best);
};

const linkOf = (task: FoundTask, at: number, tasks: readonly FoundTask[]): number => {
  if (task.after === undefined) return -1;
  return typeof task.after === 'string' ? namedIn(task.after, tasks.slice(0, at)) : at - 1;
};

const reasonsOf = (task: FoundTask, isLinked: boolean): ProposalReason[] =>
  task.isStep
    ? ['plan_step']
    : [
        ...(task.due_on === null && task.start_on === null ? [] : (['stated_day'] as const)),
        ...(task.priority === undefined ? [] : (['stated_priority'] as const)),
        ...(task.duration === undefined ? [] : (['stated_duration'] as const)),
        ...(isLinked ? (['stated_order'] as const) : []),
      ];

const nameAt = (at: number): string => `m${at + 1}`;

/**
 * Tasks as milestones: what a text does not say of them is proposed.
 * @param deadline the day of those that have none of their own
 */
export const proposedMilestones = (
  found: readonly FoundTask[],
  deadline: string | null,
  today: string,
): ProposedMilestone[] => {
  const tasks = found.slice(0, MOST_PROPOSED);
  const work = tasks.map((task, at): PlannedWork => {
    const link = linkOf(task, at, tasks);
    return {
      days: task.duration ?? usualDuration(task.title),
      after: link < 0 ? [] : [link],
      start_on: task.start_on,
      due_on: task.due_on ?? deadline,
    };
  });
  const days = planned(work, today);
  const critical = criticalIn(work);
  return tasks.map((task, at) => {
    const after = work[at]?.after ?? [];
    return {
      id: nameAt(at),
      title: task.title,
      source: task.source,
      priority: task.priority ?? 'medium',
      estimated_duration: work[at]?.days ?? 1,
      is_critical_path: critical.has(at),
      start_on: days[at]?.start_on ?? null,
      due_on: days[at]?.due_on ?? null,
      depends_on: after.map(nameAt),
      reasons: reasonsOf(task, after.length > 0),
    };
  });
};
