import { z } from 'zod';
import { achievementContentSchema, type AchievementContent } from '@nivel/contracts/learning/content/achievement';
import { levelContentSchema, type LevelContent } from '@nivel/contracts/learning/content/level';
import { moduleContentSchema, type ModuleContent } from '@nivel/contracts/learning/content/module';
import { partContentSchema, slugSchema, type PartContent } from '@nivel/contracts/learning/content/part';

/** A module with its parts in order. `slug` comes from the folder's name, without the number. */
export type ModuleTree = ModuleContent & { readonly slug: string; readonly parts: readonly PartContent[] };

/** A level with its modules by number. X300 and X400 have none yet. */
export type LevelTree = LevelContent & { readonly modules: readonly ModuleTree[] };

/** The whole curriculum as the files state it. */
export interface ContentTree {
  readonly levels: readonly LevelTree[];
  readonly achievements: readonly AchievementContent[];
}

const moduleTreeSchema = moduleContentSchema.extend({ slug: slugSchema, parts: z.array(partContentSchema) });
const levelTreeSchema = levelContentSchema.extend({ modules: z.array(moduleTreeSchema) });
const contentTreeSchema = z.strictObject({
  levels: z.array(levelTreeSchema),
  achievements: z.array(achievementContentSchema),
});

/**
 * The tree in the one order of fields that the contracts have, so that equal trees are equal as text.
 *
 * @param tree a tree, or one that was stored as JSON
 */
export const normalTree = (tree: unknown): ContentTree => contentTreeSchema.parse(tree);
