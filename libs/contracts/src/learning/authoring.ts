import { z } from 'zod';
import { draftStates, LONGEST_FILE, MOST_FILES, problemCodes, thingKinds } from './authoring-values.ts';

export const thingKind = z.enum(thingKinds);

/** A level's id is a word such as X100, every other one a UUIDv7; a new thing brings its own. */
export const thingId = z.string().min(1).max(40);

/** Names the content of a draft: equal contents have equal revisions, whoever wrote them. */
export const draftRevision = z.string().regex(/^[0-9a-f]{16}$/);

export const draftState = z.enum(draftStates);

/** Something that keeps a thing from being saved or a draft from being published. */
export const contentProblem = z
  .strictObject({
    /** The file of an import; null elsewhere. */
    file: z.string().nullable(),
    /** The line in that file, from 1; null where it is not known. */
    line: z.int().nullable(),
    /** Path of the value, such as `body.items.0.prompt`, or the title of a thing; empty where the whole is meant. */
    place: z.string(),
    code: z.enum(problemCodes),
    /** What the sentence of the code names: titles, limits, ids. */
    values: z.array(z.string()),
  })
  .meta({ title: 'ContentProblem' });
export type ContentProblem = z.output<typeof contentProblem>;

/** The things that publishing would add, change or remove, in the order of the curriculum. */
export const contentChanges = z.array(
  z
    .strictObject({
      kind: thingKind,
      id: thingId,
      title: z.string(),
      state: z.enum(['added', 'changed', 'removed']),
      /** What differs in a changed thing, shortened. */
      fields: z.array(z.strictObject({ name: z.string(), before: z.string(), after: z.string() })),
      /** Who opened the part, completed one in the module or level, or has the achievement; null: one to four, which is not said. */
      learners: z.int().nullable(),
    })
    .meta({ title: 'ContentChange' }),
);

/** A version as the database stores its number. */
export const versionNumber = z.int().min(1).max(2_147_483_647);

/** A file of the curriculum as `apps/learning` has it, with its path from there. */
export const contentFile = z.strictObject({
  path: z
    .string()
    .max(240)
    .regex(/^(content|media)(\/[a-z0-9-]+)*\/[a-z0-9.-]+\.(yaml|md|json)$/),
  text: z.string().max(LONGEST_FILE),
});
export type ContentFile = z.output<typeof contentFile>;

export const contentFiles = z.array(contentFile).max(MOST_FILES);
