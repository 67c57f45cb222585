import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import type { ContentProblem } from '@nivel/contracts/learning/authoring';
import type { ProblemCode } from '@nivel/contracts/learning/authoring-values';
import { problemsOf, type ProblemPath } from './content-problem.ts';

/** A content file that violates its contract. The message names the file, the place and the fault; so do the problems. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(message: string, problems: readonly ContentProblem[], options?: ErrorOptions) {
    super(message, options);
    this.problems = problems;
  }
}

/** Something that is wrong with a whole file, or with a line of it. */
export const fileError = (file: string, code: ProblemCode, text: string, line: number | null = null): ContentError =>
  new ContentError(`${file}: ${text}`, [{ file, line, place: '', code, values: [] }]);

const unreadable = (file: string, code: ProblemCode, cause: unknown): ContentError => {
  const text = cause instanceof Error ? cause.message : String(cause);
  return new ContentError(`${file}: ${text}`, [{ file, line: null, place: '', code, values: [] }], { cause });
};

/** A value from a file, and where in the file its parts are. */
export interface FileValue {
  readonly file: string;
  readonly value: unknown;
  /** The line of the value at a path, or of the nearest one around it; null where that is not known. */
  readonly lineOf: (path: ProblemPath) => number | null;
}

/** A nesting that is too deep for the parser is a fault of the file too. */
const documentOf = (source: string, file: string, lineCounter: LineCounter): Document => {
  try {
    return parseDocument(source, { lineCounter });
  } catch (error) {
    throw unreadable(file, 'not_yaml', error);
  }
};

const lineIn =
  (document: Document, lines: LineCounter, skipped: number) =>
  (path: ProblemPath): number | null => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return lines.linePos(Number(node.range[0])).line + skipped;
    }
    return null;
  };

/**
 * Reads YAML without aliases, which could make much of little.
 *
 * @param skipped lines of the file before the source
 * @throws ContentError with the line of the fault
 */
export const yamlOf = (source: string, file: string, skipped = 0): FileValue => {
  const lines = new LineCounter();
  const document = documentOf(source, file, lines);
  const [fault] = document.errors;
  if (fault) {
    const line = fault.linePos ? fault.linePos[0].line + skipped : null;
    throw fileError(file, 'not_yaml', fault.message, line);
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    return { file, value, lineOf: lineIn(document, lines, skipped) };
  } catch (error) {
    throw unreadable(file, error instanceof ReferenceError ? 'alias' : 'not_yaml', error);
  }
};

/** Validates a value from a file; a violation names the file and the line, as the author needs to find it. */
export const checked = <S extends z.ZodType>(schema: S, { file, value, lineOf }: FileValue): z.output<S> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    `${file}\n${z.prettifyError(result.error)}`,
    problemsOf(result.error, (path) => ({ file, line: lineOf(path) })),
  );
};

const recordSchema = z.record(z.string(), z.unknown());

/** A YAML file whose top is a mapping. */
export const recordOf = (source: string, file: string, skipped = 0): FileValue & { value: Record<string, unknown> } => {
  const yaml = yamlOf(source, file, skipped);
  return { ...yaml, value: checked(recordSchema, yaml) };
};

/** Markdown with YAML front matter between two lines of three dashes. `bodyLine`: the first line behind them. */
export const markdownOf = (source: string, file: string) => {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n---\n', 3);
  if (!text.startsWith('---\n') || end < 0) throw fileError(file, 'front_matter_missing', 'front matter is missing', 1);
  return {
    front: recordOf(text.slice(4, end + 1), file, 1),
    body: text.slice(end + 5).trim(),
    bodyLine: text.slice(0, end + 5).split('\n').length,
  };
};

/** Validates a value that was read from a file of the disk; a violation names the file. */
export const parseContent = <S extends z.ZodType>(schema: S, value: unknown, file: string): z.output<S> =>
  checked(schema, { file, value, lineOf: () => null });

/** Reads a YAML file of the disk. Its shape is checked by the caller's schema. */
export const readYaml = async (file: string): Promise<unknown> => yamlOf(await readFile(file, 'utf8'), file).value;

/** Reads Markdown with YAML front matter from the disk. */
export const readMarkdown = async (file: string): Promise<{ front: Record<string, unknown>; body: string }> => {
  const { front, body } = markdownOf(await readFile(file, 'utf8'), file);
  return { front: front.value, body };
};
