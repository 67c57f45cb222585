import { emailReportSent } from '@nivel/contracts/projects/automation/email-report-sent.fact';
import { aboutProject } from '../composition/about-project.ts';
import { email } from '../composition/email.ts';
import { emailReportTexts } from '../composition/email-report-words.ts';
import { exampleOfEmailReport } from '../examples/email-report-sent.example.ts';
import { projectReports } from '../kinds/project-reports.kind.ts';

export const emailReportSentEmail = email({
  fact: emailReportSent,
  kind: projectReports,
  to: ({ userIds }) => userIds,
  keeps: [
    ...(['projectId', 'projectName', 'since', 'until', 'total', 'done', 'overdue', 'atRisk', 'created'] as const),
    ...(['statuses', 'finishedByWeek', 'people', 'overdueCards', 'atRiskCards'] as const),
  ],
  about: aboutProject,
  link: ({ projectId }) => `/crico?project=${projectId}`,
  texts: (report, { timeZone }) => emailReportTexts(report, timeZone),
  example: ({ addressee }) => exampleOfEmailReport(addressee.userId),
});
