import { posix } from 'node:path';
import { z } from 'zod';
import { partContentSchema, type PartContent } from '@nivel/contracts/learning/content/part';
import { mediaSchema } from '@nivel/contracts/learning/content/video';
import { checked, fileError, markdownOf, recordOf, yamlOf, type FileValue } from './content-file.ts';
import type { ProblemPath } from './content-problem.ts';

/** The files of a curriculum by their paths: `content/…` and `media/…`. */
export type ContentFiles = ReadonlyMap<string, string>;

/** @throws ContentError when there is no such file */
export const textOf = (files: ContentFiles, file: string): string => {
  const text = files.get(file);
  if (text === undefined) throw fileError(file, 'file_missing', 'there is no such file');
  return text;
};

/** `<nn>-<slug>` of a module's folder or a part's file; null when the name is something else. */
export const numberedName = (name: string): { number: number; slug: string } | null => {
  const match = /^(\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name);
  return match?.[1] && match[2] ? { number: Number(match[1]), slug: match[2] } : null;
};

/** `media` of a video's front matter: the media file below the media folder, without `.media.json`. */
const mediaNameSchema = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);

const videoBodyOf = (files: ContentFiles, { value, file, lineOf }: FileValue, notes: string): unknown => {
  const name = checked(mediaNameSchema, { file, value: Object(value)['media'], lineOf: () => lineOf(['media']) });
  const mediaFile = `media/${name}.media.json`;
  return { ...checked(mediaSchema, yamlOf(textOf(files, mediaFile), mediaFile)), notes };
};

/** The fields of a body are those of the file itself. */
const inFile = (path: ProblemPath): ProblemPath => (path[0] === 'body' ? path.slice(1) : path);

const markdownPart = (files: ContentFiles, file: string): FileValue => {
  const { front, body, bodyLine } = markdownOf(textOf(files, file), file);
  const lineOf = (path: ProblemPath) => (path[0] === 'body' ? bodyLine : front.lineOf(path));
  if (front.value['type'] !== 'video') return { file, lineOf, value: { ...front.value, body: { markdown: body } } };
  const { media: _, ...rest } = front.value;
  return { file, lineOf, value: { ...rest, body: videoBodyOf(files, front, body) } };
};

const exercisesPart = (files: ContentFiles, file: string): FileValue => {
  const yaml = recordOf(textOf(files, file), file);
  const { kind, draw, itemsInOrder, intro, passMark, items, ...rest } = yaml.value;
  return {
    file,
    lineOf: (path) => yaml.lineOf(inFile(path)),
    value: { ...rest, body: { kind, draw, itemsInOrder, intro, passMark, items } },
  };
};

/** Reads one part of any type and checks it against its contract; its number in the file name is its order. */
export const partOf = (files: ContentFiles, file: string): PartContent => {
  const extension = posix.extname(file);
  const name = numberedName(posix.basename(file, extension));
  if (!name) throw fileError(file, 'file_name', "a part's file is named <nn>-<slug>");
  const { value, lineOf } = extension === '.md' ? markdownPart(files, file) : exercisesPart(files, file);
  return checked(partContentSchema, {
    file,
    lineOf,
    value: { ...Object(value), slug: name.slug, order: name.number },
  });
};
