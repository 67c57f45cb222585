import type { ModelProblem } from '@nivel/contracts/ai/values/model-values';
import { completionText } from './completion-text.ts';
import { ModelError, requestCompletion, type Endpoint, type Prompt } from './completion-request.ts';
import type { ModelDoor } from './model-door.ts';

/** What a model said, or why nothing of it is used. */
export type Spoken = { readonly text: string } | { readonly problem: ModelProblem };

/** Models that think aloud do so before they answer, between these marks; what is open at the end is thought too. */
const THOUGHTS = /<think>[\s\S]*?(?:<\/think>|$)/g;

/** What of a text is meant for people. */
const withoutThoughts = (text: string): string => text.replace(THOUGHTS, '').trim();

/**
 * Hears that there is more of an answer, after each of its pieces. An answer may come in very many of them, so the whole text so
 * far is made only for those who ask for it.
 */
export type OnText = (textSoFar: () => string) => void;

interface CompletionOptions {
  /** In milliseconds, from the name of the host to the last word. */
  readonly timeLimit: number;
  readonly onText?: OnText;
}

/** Asks a model once. A failure is a result: something else then answers. */
export const complete = async (
  endpoint: Endpoint,
  prompt: Prompt,
  { timeLimit, onText = () => undefined }: CompletionOptions,
  door: ModelDoor,
): Promise<Spoken> => {
  if (timeLimit <= 0) return { problem: 'timeout' };
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await requestCompletion(endpoint, prompt, signal, door);
    const text = withoutThoughts(await completionText(response, (said) => onText(() => withoutThoughts(said))));
    return text === '' ? { problem: 'nonsense' } : { text };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { problem: signal.aborted ? 'timeout' : error.problem };
  }
};
