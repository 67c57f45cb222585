import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { achievementsFileSchema } from '@nivel/contracts/learning/content/achievement';
import { levelContentSchema } from '@nivel/contracts/learning/content/level';
import { moduleContentSchema } from '@nivel/contracts/learning/content/module';
import { checked, ContentError, fileError, yamlOf } from './content-file.ts';
import { contradictionsIn, findContentProblems } from './content-rules.ts';
import type { ContentTree, LevelTree, ModuleTree } from './content-tree.ts';
import { numberedName, partOf, textOf, type ContentFiles } from './part-file.ts';

/** The folder of the curriculum: `apps/learning/content` and `apps/learning/media` in this repository. */
export interface ContentFolders {
  readonly content: string;
  readonly media: string;
}

const isPartFile = (name: string): boolean =>
  /\.(md|yaml)$/.test(name) && name !== 'module.yaml' && !name.endsWith('.storyboard.yaml');

/** The names directly in a folder, in order. */
const namesIn = (files: ContentFiles, folder: string): string[] => {
  const inside = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
  return [...new Set(inside.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))].sort();
};

const foldersIn = (files: ContentFiles, folder: string): string[] =>
  namesIn(files, folder).filter((name) => !files.has(`${folder}/${name}`));

const moduleOf = (files: ContentFiles, folder: string): ModuleTree => {
  const numbered = numberedName(posix.basename(folder));
  const file = `${folder}/module.yaml`;
  const yaml = yamlOf(textOf(files, file), file);
  const module = checked(moduleContentSchema, yaml);
  if (module.number !== numbered?.number)
    throw fileError(file, 'file_number', "the number is not the folder's", yaml.lineOf(['number']));
  const partFiles = namesIn(files, folder).filter((name) => files.has(`${folder}/${name}`) && isPartFile(name));
  return { ...module, slug: numbered.slug, parts: partFiles.map((name) => partOf(files, `${folder}/${name}`)) };
};

const levelIn = (files: ContentFiles, folder: string): LevelTree => {
  const file = `${folder}/level.yaml`;
  const level = checked(levelContentSchema, yamlOf(textOf(files, file), file));
  return { ...level, modules: foldersIn(files, folder).map((name) => moduleOf(files, `${folder}/${name}`)) };
};

/**
 * The curriculum that files state, each by itself: what contradicts between them is for `contradictionsIn`.
 *
 * @throws ContentError naming the file, its line and the fault
 */
export const treeOfFiles = (files: ContentFiles): ContentTree => {
  const levels = foldersIn(files, 'content').map((name) => levelIn(files, `content/${name}`));
  const file = 'content/achievements.yaml';
  const { achievements } = checked(achievementsFileSchema, yamlOf(textOf(files, file), file));
  return { levels: levels.sort((one, other) => one.order - other.order), achievements };
};

const isOfCurriculum = (name: string): boolean =>
  /\.(md|yaml|media\.json)$/.test(name) && !name.endsWith('.storyboard.yaml') && name !== 'README.md';

const filesOf = async (folder: string, name: string): Promise<(readonly [string, string])[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries.filter((entry) => entry.isFile() && isOfCurriculum(entry.name));
  return Promise.all(
    found.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return [posix.join(name, relative(folder, path)), await readFile(path, 'utf8')];
    }),
  );
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
  const [content, media] = await Promise.all([filesOf(folders.content, 'content'), filesOf(folders.media, 'media')]);
  const tree = treeOfFiles(new Map([...content, ...media]));
  const problems = findContentProblems(tree);
  if (problems.length === 0) return tree;
  throw new ContentError(`The curriculum contradicts itself:\n${problems.join('\n')}`, contradictionsIn(tree));
};
