import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';

/** The watched ranges of a video, and the position at which it was left. */
export const watchReport = z.strictObject({
  /** `[from, to]` in seconds. */
  ranges: z.array(z.tuple([z.number().min(0).max(86_400), z.number().min(0).max(86_400)])).max(200),
  position: z.number().min(0).max(86_400),
});

/** Stretches may overlap what was sent before: the service keeps their union, so that sending them again changes nothing. */
export const recordWatch = operation({
  name: 'learning.record-watch',
  summary: 'Says which stretches of a video were watched, and where the learner is.',
  door: { kind: 'procedure', procedure: 'record_watch' },
  policy: signedIn('learners report what they watched themselves'),
  repeat: 'idempotent',
  input: watchReport.extend({ part_id: z.uuid() }),
  output: z.strictObject({
    watchedSeconds: z.number(),
    watchedShare: z.number(),
    isEnough: z.boolean(),
    position: z.number(),
  }),
  errors: [
    learningErrors.part_not_found,
    learningErrors.curriculum_not_ready,
    learningErrors.wrong_part_type,
    learningErrors.part_not_opened,
    learningErrors.watch_implausible,
    learningErrors.progress_busy,
  ],
});
