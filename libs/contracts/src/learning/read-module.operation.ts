import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { pathModule } from './path-state.ts';

export const readModule = operation({
  name: 'learning.read-module',
  summary:
    'A module with its parts, as far as the caller has come. Titles of a locked module are shown, contents never.',
  door: { kind: 'inside' },
  policy: signedIn("the caller's own progress on the common curriculum"),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: pathModule.extend({
    learningObjectives: z.array(z.string()),
    level: z.strictObject({ id: z.string(), name: z.string(), color: z.string() }),
    parts: z.array(
      z.strictObject({
        id: z.uuid(),
        number: z.int(),
        type: z.enum(['video', 'text', 'exercises']),
        title: z.string(),
        points: z.int(),
        estimatedMinutes: z.int(),
        skill: z.string(),
        isCompleted: z.boolean(),
        isOpened: z.boolean(),
        /** Whether the learner may open it: the module is unlocked, or this is its sample. */
        isOpen: z.boolean(),
      }),
    ),
    /** The first part that is not completed; null when all are, or the module is locked. */
    nextPartId: z.uuid().nullable(),
    previousModuleId: z.uuid().nullable(),
    nextModuleId: z.uuid().nullable(),
    completedAt: z.iso.datetime().nullable(),
  }),
  errors: [learningErrors.module_not_found, learningErrors.curriculum_not_ready],
});
