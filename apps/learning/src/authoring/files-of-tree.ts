import { stringify } from 'yaml';
import type { ContentFile } from '@nivel/contracts/learning/authoring';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import type { ContentTree, LevelTree, ModuleTree } from '../curriculum/content-tree.ts';

/** Every line whole: a line that is broken by its length changes elsewhere when a word does. */
const yaml = (value: object): string => stringify(value, { lineWidth: 0 });

/** What is active does not say so. */
const unlessActive = (active: boolean) => (active ? {} : { active });

const numbered = (number: number, slug: string): string => `${String(number).padStart(2, '0')}-${slug}`;

/** Lines as the loader reads them. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n').trim();

const markdownFile = (path: string, front: object, body: string): ContentFile => ({
  path: `${path}.md`,
  text: `---\n${yaml(front)}---\n\n${lines(body)}\n`,
});

/** The name of a media file: that of the video, where no other part could have it. */
const mediaNameOf = (level: string, part: PartContent, video: string, taken: ReadonlySet<string>): string => {
  const [, name = ''] = /^([a-z0-9-]+\/[a-z0-9-]+)\.webm$/.exec(video) ?? [];
  return name === '' || taken.has(name) ? `${level}/${part.id}` : name;
};

const partFiles = (level: string, folder: string, part: PartContent, taken: Set<string>): ContentFile[] => {
  const { slug, order, body: _, active, id, type, title, points, estimatedMinutes, ...rest } = part;
  const path = `${folder}/${numbered(order, slug)}`;
  const head = { id, type, title, points, estimatedMinutes, ...unlessActive(active) };
  if (part.type === 'text') return [markdownFile(path, { ...head, ...rest }, part.body.markdown)];
  if (part.type === 'exercises') return [{ path: `${path}.yaml`, text: yaml({ ...head, ...rest, ...part.body }) }];
  const { notes, ...media } = part.body;
  const name = mediaNameOf(level, part, media.video, taken);
  taken.add(name);
  return [
    markdownFile(path, { ...head, media: name, ...rest }, notes),
    { path: `media/${name}.media.json`, text: `${JSON.stringify(media, null, 2)}\n` },
  ];
};

const moduleFiles = (level: string, { slug, parts, ...module }: ModuleTree, taken: Set<string>): ContentFile[] => {
  const { active, ...fields } = module;
  const folder = `content/${level}/${numbered(module.number, slug)}`;
  const file = { path: `${folder}/module.yaml`, text: yaml({ ...fields, ...unlessActive(active) }) };
  return [file, ...parts.flatMap((part) => partFiles(level, folder, part, taken))];
};

const levelFiles = ({ modules, active, ...fields }: LevelTree, taken: Set<string>): ContentFile[] => {
  const level = fields.id.toLowerCase();
  const file = { path: `content/${level}/level.yaml`, text: yaml({ ...fields, ...unlessActive(active) }) };
  return [file, ...modules.flatMap((module) => moduleFiles(level, module, taken))];
};

const achievementsFile = ({ achievements }: ContentTree): ContentFile => ({
  path: 'content/achievements.yaml',
  text: yaml({
    achievements: achievements.map(({ active, ...fields }) => ({ ...fields, ...unlessActive(active) })),
  }),
});

/**
 * A curriculum as the files that the loader reads, by their paths in order. The same curriculum makes the same bytes, and what
 * the loader makes of them makes them again.
 */
export const filesOfTree = (tree: ContentTree): ContentFile[] => {
  const taken = new Set<string>();
  const files = [...tree.levels.flatMap((level) => levelFiles(level, taken)), achievementsFile(tree)];
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
};
