import { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import { aboutProject } from '../composition/about-project.ts';
import { email } from '../composition/email.ts';
import { reportLine, reportParagraphs } from '../composition/report-words.ts';
import { exampleOfReport } from '../examples/project-report-due.example.ts';
import { projectReports } from '../kinds/project-reports.kind.ts';

export const projectReportDueEmail = email({
  fact: projectReportDue,
  kind: projectReports,
  to: ({ userIds }) => userIds,
  keeps: [
    'projectId',
    'projectName',
    'kind',
    'since',
    'total',
    'done',
    'created',
    'overdue',
    'atRisk',
    'finished',
    'cards',
    'count',
  ],
  about: aboutProject,
  link: ({ projectId }) => `/crico?project=${projectId}`,
  texts: (report) => {
    const [line, paragraphs] = [reportLine(report), reportParagraphs(report)];
    const isWeekly = report.kind === 'weekly-report';
    return {
      'es-MX': {
        subject: line['es-MX'],
        preview: 'Un reporte que programó el proyecto.',
        title: isWeekly ? `Cómo va ${report.projectName}` : `Sin movimiento en ${report.projectName}`,
        paragraphs: paragraphs['es-MX'],
        action: 'Abrir el proyecto',
        notes: ['Lo programan quienes llevan el proyecto, en su automatización.'],
      },
      en: {
        subject: line.en,
        preview: 'A report that the project has scheduled.',
        title: isWeekly ? `How ${report.projectName} stands` : `Stale in ${report.projectName}`,
        paragraphs: paragraphs.en,
        action: 'Open the project',
        notes: ['It is scheduled by those who lead the project, in its automation.'],
      },
    };
  },
  example: ({ addressee }) => exampleOfReport(addressee.userId),
});
