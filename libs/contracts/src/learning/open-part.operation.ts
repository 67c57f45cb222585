import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { sourceSchema } from './content/teaching.ts';
import { learningErrors, lockedBecause } from './learning.errors.ts';
import { partView, publicPart } from './part-view.ts';
import { exerciseAnswer, gradedItem } from './submit-exercise.operation.ts';

export const openPart = operation({
  name: 'learning.open-part',
  summary: 'Opens an unlocked part or a sample: its content without solutions, and what the learner did in it so far.',
  door: { kind: 'procedure', procedure: 'open_part' },
  policy: signedIn('the content that is unlocked for the learner'),
  repeat: 'idempotent',
  /** `ahead`: to be studied later without network. It is no visit: 'continue' leads elsewhere. */
  input: z.strictObject({ part_id: z.uuid(), ahead: z.boolean().optional() }),
  output: z.strictObject({
    id: z.uuid(),
    title: z.string(),
    points: z.int(),
    estimatedMinutes: z.int(),
    /** Place in the module, from 1, and how many active parts it has. */
    number: z.int(),
    count: z.int(),
    skill: z.string(),
    /** Goes on from "Al terminar podrás"; null where the author stated none. */
    goal: z.string().nullable(),
    /** The sources of the facts in the part. */
    sources: z.array(sourceSchema),
    /** The day of the last review of the facts. */
    reviewedOn: z.iso.date().nullable(),
    module: z.strictObject({ id: z.uuid(), number: z.int(), title: z.string() }),
    level: z.strictObject({ id: z.string(), name: z.string(), color: z.string() }),
    previousPartId: z.uuid().nullable(),
    nextPartId: z.uuid().nullable(),
    /** Not null in the sample of a locked module: it opens, and cannot be completed. */
    lockedBecause: lockedBecause.nullable(),
    content: publicPart,
    view: partView,
    /** For exercises: the learner's current run, and how many may still be handed in today; null where there is no limit. */
    run: z.strictObject({ number: z.int(), leftToday: z.int().nullable() }).nullable(),
    /**
     * For exercises: the last answer to each item of the learner's current run, with its feedback; empty for a set that is
     * handed in whole.
     */
    tried: z.array(z.strictObject({ answer: exerciseAnswer, graded: gradedItem })),
  }),
  errors: [
    learningErrors.part_not_found,
    learningErrors.curriculum_not_ready,
    learningErrors.part_locked,
    learningErrors.offline_needs_plan,
  ],
});
