import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { taskTime } from '../kernel/task-time.ts';
import { emailReport } from './report-shape.ts';
import { locale } from './bilingual.ts';

export const previewEmailReport = operation({
  name: 'worker.preview-email-report',
  summary: 'Writes an e-mail report as its readers in one language and time zone get it, and sends nothing.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the projects'),
  repeat: 'safe',
  input: z.strictObject({ report: emailReport, locale, time_zone: taskTime.shape.time_zone }),
  output: z.strictObject({
    subject: z.string(),
    paragraphs: z.array(z.string()),
    /** The pictures of the e-mail, in their order. */
    charts: z.array(
      z.strictObject({
        title: z.string(),
        /** What the picture shows, in words. */
        alt: z.string(),
        /** PNG in base64. */
        picture: z.base64(),
      }),
    ),
    notes: z.array(z.string()),
  }),
  errors: [],
});
