// Made by `npm run generate` from the files of this library; do not edit.
import type { Job } from './kernel/job.ts';
import { purgeTrash as workerPurgeTrashJob } from './worker/purge-trash.job.ts';
import { sendEmail as workerSendEmailJob } from './worker/send-email.job.ts';
import { sweepEmails as workerSweepEmailsJob } from './worker/sweep-emails.job.ts';

export const jobs: readonly Job[] = [
  workerPurgeTrashJob,
  workerSendEmailJob,
  workerSweepEmailsJob,
];
