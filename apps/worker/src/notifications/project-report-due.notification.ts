import { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import { reportLine } from '../composition/report-words.ts';
import { exampleOfReport } from '../examples/project-report-due.example.ts';
import { projectReports } from '../kinds/project-reports.kind.ts';
import { notification } from './notification.ts';

export const projectReportDueNotification = notification({
  fact: projectReportDue,
  kind: projectReports,
  to: ({ userIds }) => userIds,
  text: reportLine,
  link: ({ projectId }) => `/crico?project=${projectId}`,
  example: exampleOfReport,
});
