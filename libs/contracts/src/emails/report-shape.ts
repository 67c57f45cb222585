import { z } from 'zod';

/** Cards of one kind that a report names. */
export const MOST_REPORT_CARDS = 20;
/** People whose work a report names. */
export const MOST_REPORT_PEOPLE = 50;
/** The number of weeks whose finished cards a report shows. */
export const REPORT_WEEKS = 8;

/** The cards that a report names, the most pressing first. */
export const reportCards = z.array(z.strictObject({ reference: z.string(), title: z.string() })).max(MOST_REPORT_CARDS);

/** The sums of every report. */
export const reportSums = {
  /** The start of the counts of finished and created cards. */
  since: z.iso.datetime(),
  total: z.int(),
  done: z.int(),
  overdue: z.int(),
  atRisk: z.int(),
  /** Cards made since then that are still there. */
  created: z.int(),
};

const count = z.int().min(0);

/** The state of a project, and what changed since its last e-mail report. */
export const emailReport = z.strictObject({
  projectId: z.uuid(),
  projectName: z.string(),
  /** The moment at which the report was made. */
  until: z.iso.datetime(),
  ...reportSums,
  /** Cards by the status of their list. */
  statuses: z.strictObject({ todo: count, inProgress: count, review: count, done: count }),
  /** Cards finished in each of the last weeks before `until`, the oldest week first. */
  finishedByWeek: z.array(count).length(REPORT_WEEKS),
  /** What people did since then, most finished cards first. A person without a name has left. */
  people: z
    .array(z.strictObject({ name: z.string(), finished: count, created: count, changed: count }))
    .max(MOST_REPORT_PEOPLE),
  overdueCards: reportCards,
  /** Cards that are blocked, or due within three days. */
  atRiskCards: reportCards,
});
export type EmailReport = z.output<typeof emailReport>;

/** An e-mail report as one of its readers gets it. */
export const emailReportPreview = z.strictObject({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** The pictures of the e-mail, in their order. */
  charts: z.array(
    z.strictObject({
      title: z.string(),
      /** A description of the picture. */
      alt: z.string(),
      /** PNG in base64. */
      picture: z.base64(),
    }),
  ),
  notes: z.array(z.string()),
});
