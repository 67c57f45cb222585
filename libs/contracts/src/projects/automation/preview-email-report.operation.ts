import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { locale } from '../../emails/bilingual.ts';
import { emailReportPreview } from '../../emails/report-shape.ts';
import { project } from '../memberships.ts';

export const previewEmailReport = operation({
  name: 'projects.preview-email-report',
  summary: 'Shows the e-mail report of a project as it would be sent now, in one language.',
  door: { kind: 'procedure', procedure: 'preview_email_report' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), locale }),
  output: emailReportPreview,
  errors: [],
  deadlineMs: 15_000,
});
