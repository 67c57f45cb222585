import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';
import { projectTaskKind } from './project-task.ts';

/** Cards that a report names. */
export const MOST_REPORT_CARDS = 20;

export const projectReportDue = fact({
  name: 'projects.project-report.due',
  version: 1,
  summary: 'A report of a project is told to those who lead it, as it stood at that moment.',
  payload: z.strictObject({
    userIds: z.array(z.uuid()).min(1).max(1_000),
    projectId: z.uuid(),
    projectName: z.string(),
    kind: projectTaskKind,
    /** Finished and created cards are counted from here. */
    since: z.iso.datetime(),
    total: z.int(),
    done: z.int(),
    overdue: z.int(),
    atRisk: z.int(),
    /** Cards made since then that are still there. */
    created: z.int(),
    /** Cards moved into a list that is done since then, by anyone. */
    finished: z.array(z.strictObject({ name: z.string(), cards: z.int() })).max(50),
    /** Overdue or stale ones, the oldest first. */
    cards: z.array(z.strictObject({ reference: z.string(), title: z.string() })).max(MOST_REPORT_CARDS),
    /** How many there are in all. */
    count: z.int(),
  }),
});
