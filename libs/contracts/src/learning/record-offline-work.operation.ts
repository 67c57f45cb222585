import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { watchReport } from './record-watch.operation.ts';

const moment = z.iso.datetime({ offset: true });

/**
 * Evidence of work that was done without network, sent before the completion or the attempt that needs it. It is checked on its
 * own: its duration, its order, and that it lies between the first opening of the part and now. A video may be reported in
 * several pieces; those that share time may together claim no more than one person can watch in it.
 */
export const recordOfflineWork = operation({
  name: 'learning.record-offline-work',
  summary: 'Keeps the evidence of work that was done without network, and answers when that was.',
  door: { kind: 'procedure', procedure: 'record_offline_work' },
  policy: signedIn('learners report what they did themselves'),
  repeat: { key: 'work_id' },
  input: z.strictObject({
    /** The idempotency key. */
    work_id: z.uuid(),
    part_id: z.uuid(),
    /** Moments of the device's clock; that of sending tells how far it is from the service's. */
    sent_at: moment,
    opened_at: moment,
    ended_at: moment,
    /** Given for a video. */
    watch: watchReport.optional(),
  }),
  /** The end of the work by the service's clock, for the call that follows. */
  output: z.strictObject({ occurredAt: z.iso.datetime() }),
  errors: [
    learningErrors.part_not_found,
    learningErrors.curriculum_not_ready,
    learningErrors.wrong_part_type,
    learningErrors.part_not_opened,
    learningErrors.offline_work_impossible,
    learningErrors.text_too_early,
    learningErrors.watch_implausible,
    learningErrors.progress_busy,
  ],
});
