import { createHash } from 'node:crypto';
import { z } from 'zod';
import { thingId } from '@nivel/contracts/learning/authoring';
import type { ThingKind } from '@nivel/contracts/learning/authoring-values';
import { achievementContentSchema } from '@nivel/contracts/learning/content/achievement';
import { levelContentSchema, levelIdSchema } from '@nivel/contracts/learning/content/level';
import { moduleContentSchema } from '@nivel/contracts/learning/content/module';
import {
  exercisesPartSchema,
  slugSchema,
  textPartSchema,
  videoPartSchema,
} from '@nivel/contracts/learning/content/part';
import { normalTree, type ContentTree } from '../curriculum/content-tree.ts';

const within = { moduleId: z.uuidv7() };

/** A level, module, part or achievement by itself, as an author writes it. */
export const thingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('level'), id: thingId, content: levelContentSchema }),
  z.strictObject({
    kind: z.literal('module'),
    id: thingId,
    content: moduleContentSchema.extend({ slug: slugSchema, levelId: levelIdSchema }),
  }),
  z.strictObject({
    kind: z.literal('part'),
    id: thingId,
    content: z.discriminatedUnion('type', [
      videoPartSchema.extend(within),
      textPartSchema.extend(within),
      exercisesPartSchema.extend(within),
    ]),
  }),
  z.strictObject({ kind: z.literal('achievement'), id: thingId, content: achievementContentSchema }),
]);
export type Thing = z.output<typeof thingSchema>;
type ThingOf<Kind extends ThingKind> = Extract<Thing, { kind: Kind }>;

const ofKind = <Kind extends ThingKind>(things: readonly Thing[], kind: Kind): ThingOf<Kind>[] =>
  things.filter((thing): thing is ThingOf<Kind> => thing.kind === kind);

/** A curriculum as things: levels in order, each followed by its modules with their parts, then achievements. */
export const thingsOf = (tree: ContentTree): Thing[] => {
  const levels = tree.levels.flatMap(({ modules, ...level }) => [
    { kind: 'level', id: level.id, content: level },
    ...modules.flatMap(({ parts, ...module }) => [
      { kind: 'module', id: module.id, content: { ...module, levelId: level.id } },
      ...parts.map((part) => ({ kind: 'part', id: part.id, content: { ...part, moduleId: module.id } })),
    ]),
  ]);
  const achievements = tree.achievements.map((content) => ({ kind: 'achievement', id: content.id, content }));
  return [...levels, ...achievements].map((thing) => thingSchema.parse(thing));
};

const partsOf = (things: readonly Thing[], id: string) =>
  ofKind(things, 'part')
    .filter(({ content }) => content.moduleId === id)
    .map(({ content: { moduleId: _, ...part } }) => part)
    .sort((one, other) => one.order - other.order);

const modulesOf = (things: readonly Thing[], id: string) =>
  ofKind(things, 'module')
    .filter(({ content }) => content.levelId === id)
    .map(({ content: { levelId: _, ...module } }) => ({ ...module, parts: partsOf(things, module.id) }))
    .sort((one, other) => one.number - other.number);

/** The curriculum that things make. Those whose level or module is not among them are left out. */
export const treeOfThings = (things: readonly Thing[]): ContentTree =>
  normalTree({
    levels: ofKind(things, 'level')
      .map(({ content }) => ({ ...content, modules: modulesOf(things, content.id) }))
      .sort((one, other) => one.order - other.order),
    achievements: ofKind(things, 'achievement').map(({ content }) => content),
  });

/** The level of a module, the module of a part; null for the others, which are in nothing. */
export const parentOf = ({ kind, content }: Thing): string | null =>
  kind === 'module' ? content.levelId : kind === 'part' ? content.moduleId : null;

export const titleOf = ({ kind, content }: Thing): string => (kind === 'level' ? content.name : content.title);

/** Names a content: equal ones have equal revisions. */
export const revisionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
