import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { taskTime } from '../kernel/task-time.ts';
import { emailReport, emailReportPreview } from '../emails/report-shape.ts';
import { locale } from '../emails/bilingual.ts';

export const previewEmailReport = operation({
  name: 'worker.preview-email-report',
  summary: 'Writes an e-mail report as its readers in one language and time zone get it, and sends nothing.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the projects'),
  repeat: 'safe',
  input: z.strictObject({ report: emailReport, locale, time_zone: taskTime.shape.time_zone }),
  output: emailReportPreview,
  errors: [],
});
