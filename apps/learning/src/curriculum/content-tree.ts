import type { AchievementContent } from '@nivel/contracts/learning/content/achievement';
import type { LevelContent } from '@nivel/contracts/learning/content/level';
import type { ModuleContent } from '@nivel/contracts/learning/content/module';
import type { PartContent } from '@nivel/contracts/learning/content/part';

/** A module with its parts in order. `slug` comes from the folder's name, without the number. */
export type ModuleTree = ModuleContent & { readonly slug: string; readonly parts: readonly PartContent[] };

/** A level with its modules by number. X300 and X400 have none yet. */
export type LevelTree = LevelContent & { readonly modules: readonly ModuleTree[] };

/** The whole curriculum as the files state it. */
export interface ContentTree {
  readonly levels: readonly LevelTree[];
  readonly achievements: readonly AchievementContent[];
}
