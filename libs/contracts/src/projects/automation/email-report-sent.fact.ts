import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';
import { MOST_RECIPIENTS } from './automation-values.ts';
import { emailReport } from '../../emails/report-shape.ts';

export const emailReportSent = fact({
  name: 'projects.email-report.sent',
  version: 1,
  summary:
    'An e-mail report of a project, with its state at that moment, is sent to members whom a lead or director chose.',
  payload: z.strictObject({ ...emailReport.shape, userIds: z.array(z.uuid()).min(1).max(MOST_RECIPIENTS) }),
});
