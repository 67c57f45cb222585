import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

/** A content file that violates its contract. The message names the file, the place and the fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Validates a file's content; a violation names the file, as the author needs to find it. */
export const parseContent = <S extends z.ZodType>(schema: S, value: unknown, file: string): z.output<S> => {
  const result = schema.safeParse(value);
  if (!result.success) throw new ContentError(`${file}\n${z.prettifyError(result.error)}`);
  return result.data;
};

const parseYaml = (source: string, file: string): unknown => {
  try {
    return parse(source) as unknown;
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : 'not YAML'}`, { cause: error });
  }
};

const recordSchema = z.record(z.string(), z.unknown());

/** Reads a YAML file. Its shape is checked by the caller's schema. */
export const readYaml = async (file: string): Promise<unknown> => parseYaml(await readFile(file, 'utf8'), file);

/** Reads a YAML file whose top is a mapping. */
export const readYamlRecord = async (file: string): Promise<Record<string, unknown>> =>
  parseContent(recordSchema, await readYaml(file), file);

/** Reads Markdown with YAML front matter between two lines of three dashes. */
export const readMarkdown = async (file: string): Promise<{ front: Record<string, unknown>; body: string }> => {
  const source = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  const end = source.indexOf('\n---\n', 3);
  if (!source.startsWith('---\n') || end < 0) throw new ContentError(`${file}: front matter is missing`);
  return {
    front: parseContent(recordSchema, parseYaml(source.slice(4, end + 1), file), file),
    body: source.slice(end + 5).trim(),
  };
};
