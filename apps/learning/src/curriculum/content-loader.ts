import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { achievementsFileSchema } from '@nivel/contracts/learning/content/achievement';
import { levelContentSchema } from '@nivel/contracts/learning/content/level';
import { moduleContentSchema } from '@nivel/contracts/learning/content/module';
import { ContentError, parseContent, readYaml } from './content-file.ts';
import { findContentProblems } from './content-rules.ts';
import type { ContentTree, LevelTree, ModuleTree } from './content-tree.ts';
import { numberedName, readPart } from './part-file.ts';

/** The folder of the curriculum: `apps/learning/content` and `apps/learning/media` in this repository. */
export interface ContentFolders {
  readonly content: string;
  readonly media: string;
}

const isPartFile = (name: string): boolean =>
  /\.(md|yaml)$/.test(name) && name !== 'module.yaml' && !name.endsWith('.storyboard.yaml');

const readModule = async (folder: string, name: string, media: string): Promise<ModuleTree> => {
  const numbered = numberedName(name);
  const file = join(folder, name, 'module.yaml');
  const module = parseContent(moduleContentSchema, await readYaml(file), file);
  if (module.number !== numbered?.number) throw new ContentError(`${file}: the number is not the folder's`);
  const partFiles = (await readdir(join(folder, name))).filter(isPartFile).sort();
  const parts = await Promise.all(partFiles.map((part) => readPart(join(folder, name, part), media)));
  return { ...module, slug: numbered.slug, parts };
};

const readLevel = async (folder: string, media: string): Promise<LevelTree> => {
  const file = join(folder, 'level.yaml');
  const level = parseContent(levelContentSchema, await readYaml(file), file);
  const entries = await readdir(folder, { withFileTypes: true });
  const moduleFolders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const modules = await Promise.all(moduleFolders.sort().map((name) => readModule(folder, name, media)));
  return { ...level, modules };
};

/**
 * Reads and validates the whole curriculum without touching a database.
 *
 * The tree is `{ levels: [{ ...level, modules: [{ ...module, slug, parts: [part] }] }], achievements }`:
 * - levels by `order`, modules by `number`, parts by `order` (the number in the file's name); all have `active`;
 * - a part is a union on `type`, with what differs in `body`:
 *   `video` -> `{ video, captions, poster, durationSeconds, transcript, storyboard, notes }` (paths relative to the media folder),
 *   `text` -> `{ markdown }`, `exercises` -> `{ intro?, passMark, items }` (with solutions: see `toPublicExerciseItem`);
 * - ids are UUIDv7 written in the files, except a level's (`X100`); they stay when texts change, so an import upserts by id.
 *
 * @throws ContentError naming the file, or listing every broken rule between files
 */
export const loadContent = async (folders: ContentFolders): Promise<ContentTree> => {
  const entries = await readdir(folders.content, { withFileTypes: true });
  const levelFolders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folders.content, name));
  const levels = await Promise.all(levelFolders.map((folder) => readLevel(folder, folders.media)));
  const achievementsFile = join(folders.content, 'achievements.yaml');
  const { achievements } = parseContent(achievementsFileSchema, await readYaml(achievementsFile), achievementsFile);
  const tree = { levels: levels.sort((one, other) => one.order - other.order), achievements };
  const problems = findContentProblems(tree);
  if (problems.length > 0) throw new ContentError(`The curriculum contradicts itself:\n${problems.join('\n')}`);
  return tree;
};
