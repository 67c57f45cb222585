import type { AnswerPart } from '@nivel/contracts/kernel/operation';
import { noResponse, refused } from './client-error.ts';

type Line<Answer> = { readonly part: AnswerPart } | { readonly answer: Answer } | { readonly error: unknown };

async function* linesOf<Answer>(body: ReadableStream<Uint8Array>): AsyncGenerator<Line<Answer>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = `${rest}${decoder.decode(read.value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Line<Answer>;
  }
}

/**
 * Reads an answer of which parts come first.
 * @throws ClientError what the service refused with after the first part, or `no_response` where the lines break off; an
 * `AbortError` when the caller's signal ended the call
 */
export const readAnswerLines = async <Answer>(
  response: Response,
  onPart: (part: AnswerPart) => void,
): Promise<Answer> => {
  if (response.body === null) throw noResponse(null, true);
  try {
    for await (const line of linesOf<Answer>(response.body)) {
      if ('answer' in line) return line.answer;
      if ('error' in line) throw refused(response, line.error, 500);
      onPart(line.part);
    }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (isTimeout || error instanceof TypeError) throw noResponse(error, true);
    throw error;
  }
  throw noResponse(null, true);
};
