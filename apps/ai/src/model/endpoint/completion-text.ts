import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { ModelError } from './completion-request.ts';

/** Bytes of an answer that are read; a stream repeats its frame for each word. */
const MOST_BYTES = 1_000_000;

/** The parts of the wire format that are read; services add others. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
});

const parsed = <S extends z.ZodType>(schema: S, text: string): z.output<S> => {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ModelError('nonsense', { cause: error });
  }
};

/** The answer as text, piece by piece. @throws ModelError `nonsense` beyond the limit, or without UTF-8 */
async function* piecesOf(response: IncomingMessage): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new ModelError('nonsense');
    try {
      yield decoder.decode(piece, { stream: true });
    } catch (error) {
      throw new ModelError('nonsense', { cause: error });
    }
  }
}

/** The data of the events of a stream (`text/event-stream`); one event has one line. */
async function* eventsOf(response: IncomingMessage): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of piecesOf(response)) {
    rest += piece;
    // A long line may come in very many pieces: it is looked through once, when it ends.
    if (!/[\r\n]/.test(piece)) continue;
    const lines = rest.split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim();
}

const streamedText = async (response: IncomingMessage, onText: (text: string) => void): Promise<string> => {
  let text = '';
  for await (const event of eventsOf(response)) {
    if (event === '[DONE]') break;
    const [choice] = parsed(chunk, event).choices;
    const more = choice?.delta?.content ?? '';
    if (more === '') continue;
    text += more;
    onText(text);
  }
  return text;
};

const wholeText = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of piecesOf(response)) text += piece;
  return parsed(completion, text).choices[0]?.message.content ?? '';
};

/**
 * The text of an answer: a stream of events, or one JSON document from services that do not stream.
 * @param onText receives the whole text so far each time more of it arrives
 * @throws ModelError
 */
export const completionText = async (response: IncomingMessage, onText: (text: string) => void): Promise<string> => {
  const type = response.headers['content-type'] ?? '';
  try {
    return type.startsWith('text/event-stream') ? await streamedText(response, onText) : await wholeText(response);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError('unreachable', { cause: error });
  } finally {
    response.destroy();
  }
};
