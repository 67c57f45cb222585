import { z } from 'zod';
import { publicExerciseItemSchema } from './content/public-exercise-item.ts';
import { setKinds } from './content/set-kind.ts';
import { transcriptCueSchema } from './content/video.ts';

/**
 * A part as a browser receives it. Media addresses are paths of this site (`/media/x100/…?until=…`), signed for the caller and
 * valid for some hours; opening the part again gives new ones.
 */
export const publicPart = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('video'),
    video: z.string(),
    captions: z.string(),
    poster: z.string(),
    durationSeconds: z.number(),
    transcript: z.array(transcriptCueSchema),
    /** Markdown shown below the video. */
    notes: z.string(),
    /** Share of the video that must have been watched, 0 to 1. */
    neededShare: z.number(),
  }),
  z.strictObject({
    type: z.literal('text'),
    markdown: z.string(),
    /** Least time between opening and completing. */
    minSeconds: z.number(),
  }),
  z.strictObject({
    type: z.literal('exercises'),
    /** Reviews and final sets are submitted as a whole: single answers are not checked, and each item accepts one. */
    kind: z.enum(setKinds),
    intro: z.string().nullable(),
    /** Share of the weighted score from which an attempt passes, 0 to 1. */
    passMark: z.number(),
    /** The items of the learner's run, in its order; empty while no run is left today. */
    items: z.array(publicExerciseItemSchema),
  }),
]);
export type PublicPart = z.output<typeof publicPart>;

/** Half-open stretches of a video in seconds, ascending, without overlap. */
export const watchedRanges = z.array(z.tuple([z.number(), z.number()]));

/** The state of a part for a learner. */
export const partView = z.strictObject({
  openedAt: z.iso.datetime(),
  reachedEndAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** The position at which the video was left, in seconds. */
  position: z.number(),
  watched: watchedRanges,
  watchedShare: z.number(),
  attempts: z.int(),
  bestScore: z.number().nullable(),
});
export type PartView = z.output<typeof partView>;
