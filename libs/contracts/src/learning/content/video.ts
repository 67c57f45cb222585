import { z } from 'zod';

/** A sentence of the narration; `start` and `end` in seconds from the beginning of the video. */
export const transcriptCueSchema = z
  .strictObject({
    start: z.number().min(0),
    end: z.number().positive(),
    text: z.string().min(1),
  })
  .refine((cue) => cue.end > cue.start, 'A cue ends after it starts');

/** A path inside the media folder, such as `x100/01-que-es-la-ia.webm`; never absolute and never upwards. */
const mediaPath = (extension: RegExp) =>
  z
    .string()
    // The archive of an export has room for its media file.
    .max(90)
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/)
    .regex(extension);

/**
 * What the video maker measured and wrote as `*.media.json` beside the video. Paths are relative to `apps/learning/media`.
 * `storyboard` is the SHA-256 of the storyboard the video was made from: a changed storyboard shows that the video is stale.
 */
export const mediaSchema = z.strictObject({
  video: mediaPath(/\.webm$/),
  captions: mediaPath(/\.vtt$/),
  poster: mediaPath(/\.(webp|jpg)$/),
  durationSeconds: z.number().positive(),
  transcript: z.array(transcriptCueSchema).min(1),
  storyboard: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The body of a video part: its media and Markdown notes shown below the video. */
export const videoBodySchema = mediaSchema.extend({ notes: z.string().trim() });

export type TranscriptCue = z.output<typeof transcriptCueSchema>;
export type Media = z.output<typeof mediaSchema>;
export type VideoBody = z.output<typeof videoBodySchema>;
