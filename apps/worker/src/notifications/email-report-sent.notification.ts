import { emailReportSent } from '@nivel/contracts/projects/automation/email-report-sent.fact';
import { emailReportLine } from '../composition/email-report-words.ts';
import { exampleOfEmailReport } from '../examples/email-report-sent.example.ts';
import { projectReports } from '../kinds/project-reports.kind.ts';
import { notification } from './notification.ts';

export const emailReportSentNotification = notification({
  fact: emailReportSent,
  kind: projectReports,
  to: ({ userIds }) => userIds,
  text: emailReportLine,
  link: ({ projectId }) => `/crico?project=${projectId}`,
  example: exampleOfEmailReport,
});
