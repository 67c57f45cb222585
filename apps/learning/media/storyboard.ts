import { z } from 'zod';

const text = z.string().trim().min(1);

/** The caption text of a sentence; `say` replaces it for the voice where spelling and sound differ too much. */
const sentenceSchema = z.union([
  text.transform((sentence) => ({ text: sentence, say: sentence })),
  z.strictObject({ text, say: text }),
]);

const base = { title: text, narration: z.array(sentenceSchema).min(1) };
const column = z.strictObject({ title: text, items: z.array(text).min(1).max(4) });

/** A scene appears step by step, one step per sentence where there are as many. */
const sceneSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('title'), subtitle: text }),
  z.strictObject({ ...base, kind: z.literal('bullets'), bullets: z.array(text).min(1).max(5) }),
  z.strictObject({ ...base, kind: z.literal('flow'), steps: z.array(text).min(2).max(5) }),
  z.strictObject({ ...base, kind: z.literal('compare'), left: column, right: column }),
  z.strictObject({
    ...base,
    kind: z.literal('prompt'),
    blocks: z
      .array(z.strictObject({ label: text, text }))
      .min(1)
      .max(5),
  }),
]);

/** The content of a `*.storyboard.yaml` beside a video part. */
export const storyboardSchema = z.strictObject({ scenes: z.array(sceneSchema).min(2) });

export type Scene = z.output<typeof sceneSchema>;
export type Storyboard = z.output<typeof storyboardSchema>;
