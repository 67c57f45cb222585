import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@nivel/deploy/local/settings';
import { exercisesBodySchema, type ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import { parse } from 'yaml';

/** A part of exercises with its solutions, as its author wrote it. */
export interface SolvedPart {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ExerciseItem[];
}

const readParts = async (): Promise<SolvedPart[]> => {
  const content = join(root, 'apps/learning/content');
  const parts: SolvedPart[] = [];
  for await (const file of glob('*/*/[0-9]*.yaml', { cwd: content })) {
    const text = parse(await readFile(join(content, file), 'utf8')) as Record<string, unknown>;
    if (text['type'] !== 'exercises') continue;
    const { items } = exercisesBodySchema.parse({ items: text['items'] });
    parts.push({ id: String(text['id']), title: String(text['title']), items });
  }
  return parts;
};
let read: Promise<SolvedPart[]> | undefined;

/** The solutions of a part, which no browser is ever given before an attempt. */
export const solvedPart = async (title: string): Promise<SolvedPart> => {
  read ??= readParts();
  const part = (await read).find((one) => one.title === title);
  if (!part) throw new Error(`No exercises are called "${title}"`);
  return part;
};

/** The answer the service takes as right; words, where they are not graded. */
export const rightAnswer = (item: ExerciseItem): string | string[] | boolean | number => {
  switch (item.type) {
    case 'single_choice':
      return item.options.find(({ correct }) => correct)?.id ?? '';
    case 'multiple_choice':
      return item.options.filter(({ correct }) => correct).map(({ id }) => id);
    case 'true_false':
      return item.answer;
    case 'short_text':
      return item.accepted[0] ?? '';
    case 'number':
      return item.value;
    case 'writing':
      return 'palabra '.repeat(item.minWords);
  }
};
