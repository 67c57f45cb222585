import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';
import { leadReportKind } from './project-task.ts';
import { reportCards, reportSums } from '../../emails/report-shape.ts';

export const projectReportDue = fact({
  name: 'projects.project-report.due',
  version: 1,
  summary: 'A report of a project is due for its directors and leads, with the state at that moment.',
  payload: z.strictObject({
    userIds: z.array(z.uuid()).min(1).max(1_000),
    projectId: z.uuid(),
    projectName: z.string(),
    kind: leadReportKind,
    ...reportSums,
    /** Cards that were moved into a done list since then, by the person who moved them. */
    finished: z.array(z.strictObject({ name: z.string(), cards: z.int() })).max(50),
    /** Overdue or stale ones, the oldest first. */
    cards: reportCards,
    /** The total number. */
    count: z.int(),
  }),
});
