import { basename, extname, join } from 'node:path';
import { z } from 'zod';
import { partContentSchema, type PartContent } from '@nivel/contracts/learning/content/part';
import { mediaSchema } from '@nivel/contracts/learning/content/video';
import { ContentError, parseContent, readMarkdown, readYaml, readYamlRecord } from './content-file.ts';

/** `<nn>-<slug>` of a module's folder or a part's file; null when the name is something else. */
export const numberedName = (name: string): { number: number; slug: string } | null => {
  const match = /^(\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name);
  return match?.[1] && match[2] ? { number: Number(match[1]), slug: match[2] } : null;
};

/** `media` of a video's front matter: the media file below the media folder, without `.media.json`. */
const mediaNameSchema = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);

const readVideoBody = async (media: unknown, notes: string, file: string, mediaFolder: string): Promise<unknown> => {
  const mediaFile = join(mediaFolder, `${parseContent(mediaNameSchema, media, file)}.media.json`);
  return { ...parseContent(mediaSchema, await readYaml(mediaFile), mediaFile), notes };
};

const readRawPart = async (file: string, mediaFolder: string): Promise<Record<string, unknown>> => {
  if (extname(file) === '.md') {
    const { front, body } = await readMarkdown(file);
    if (front['type'] !== 'video') return { ...front, body: { markdown: body } };
    const { media, ...rest } = front;
    return { ...rest, body: await readVideoBody(media, body, file, mediaFolder) };
  }
  const { kind, draw, itemsInOrder, intro, passMark, items, ...rest } = await readYamlRecord(file);
  return { ...rest, body: { kind, draw, itemsInOrder, intro, passMark, items } };
};

/** Reads one part of any type and checks it against its contract; its number in the file name is its order. */
export const readPart = async (file: string, mediaFolder: string): Promise<PartContent> => {
  const name = numberedName(basename(file, extname(file)));
  if (!name) throw new ContentError(`${file}: a part's file is named <nn>-<slug>`);
  const raw = await readRawPart(file, mediaFolder);
  return parseContent(partContentSchema, { ...raw, slug: name.slug, order: name.number }, file);
};
