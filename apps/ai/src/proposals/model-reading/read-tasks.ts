import { LONGEST_ESTIMATE_DAYS, MOST_PROPOSED } from '@nivel/contracts/ai/values/proposal-values';
import { day } from '@nivel/contracts/kernel/day';
import { cardTitle } from '@nivel/contracts/projects/values/card-title';
import { priorities } from '@nivel/contracts/projects/values/board-values';
import { z } from 'zod';
import type { FoundTask } from '../rules/tasks-in-text.ts';

/** Longer than any answer that is asked for. */
const MOST_TASKS = 4 * MOST_PROPOSED;
/** Code points of the words that one task rests on: a sentence or two, and not the whole text again for each task. */
const LONGEST_SOURCE = 500;

const thisTime = day.refine((text) => text >= '2000-01-01' && text < '2200-01-01');

/** What of a task is no use is left out; without a title there is no task. */
const task = z.object({
  title: cardTitle,
  source: z.string().catch(''),
  start_on: thisTime.nullable().catch(null),
  due_on: thisTime.nullable().catch(null),
  priority: z.enum(priorities).nullable().catch(null),
  days: z.int().min(1).max(LONGEST_ESTIMATE_DAYS).nullable().catch(null),
  after: z.array(z.int().min(0)).catch([]),
});
type SaidTask = z.output<typeof task>;

const answer = z.object({ tasks: z.array(z.unknown()).min(1).max(MOST_TASKS) });

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Only words that the text really has are evidence. @param line the text as one line */
const sourceIn = (line: string, source: string): string => {
  const words = [...oneLine(source)].slice(0, LONGEST_SOURCE).join('');
  return line.includes(words) ? words : '';
};

const foundTask = (said: SaidTask, at: number, all: readonly (SaidTask | null)[], line: string): FoundTask => {
  const source = sourceIn(line, said.source);
  const before = said.after.filter((one) => one < at).at(-1);
  const earlier = before === undefined ? null : (all[before] ?? null);
  return {
    ...{ title: said.title, source, start_on: said.start_on, due_on: said.due_on },
    ...{ priority: said.priority ?? undefined, duration: said.days ?? undefined, after: earlier?.title },
    // What the text does not say is a step that the model adds.
    ...(source === '' && { isStep: true as const }),
  };
};

/**
 * The tasks in the answer of a model; empty where it has none that can be used.
 * @param text in which they were looked for
 */
export const readTasks = (said: string, text: string): FoundTask[] => {
  const read = answer.safeParse(jsonIn(said));
  if (!read.success) return [];
  const tasks = read.data.tasks.map((one) => task.safeParse(one).data ?? null);
  const line = oneLine(text);
  const found = tasks.flatMap((one, at) => (one === null ? [] : [foundTask(one, at, tasks, line)]));
  return found.slice(0, MOST_PROPOSED);
};
