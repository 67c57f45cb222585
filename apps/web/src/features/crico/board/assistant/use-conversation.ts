import { ClientError } from '@nivel/client/client-error';
import { LONGEST_CHAT_MESSAGE } from '@nivel/contracts/ai/chat-values';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';
import {
  answerEntry,
  errorEntry,
  stoppedEntry,
  userEntry,
  withEntry,
  type ChatEntry,
  type Failure,
} from './conversation.ts';
import { conversationOf } from './stored-conversation.ts';

const failures: Readonly<Record<string, Failure>> = {
  unavailable: 'unavailable',
  request_timeout: 'unavailable',
  forbidden: 'forbidden',
  too_many_requests: 'too_many_requests',
};
const failureOf = (error: unknown): Failure =>
  (error instanceof ClientError ? failures[error.code] : undefined) ?? 'failed';

/** Whether a message is longer than the service takes. */
export const isTooLong = (text: string): boolean => [...text.trim()].length > LONGEST_CHAT_MESSAGE;

interface Request {
  readonly message: string;
  readonly projectId: string | null;
  readonly smartMode: boolean;
  readonly signal: AbortSignal;
  readonly onPart: (part: { readonly text: string }) => void;
}

const ask = async ({ message, projectId, smartMode, signal, onPart }: Request): Promise<ChatEntry> => {
  const language = currentLocale() === 'en' ? 'en' : 'es';
  const context = { project_id: projectId, today: dayOf(new Date()), language } as const;
  try {
    const answer = await siteClient.post('/api/chat', { message, context, smartMode }, { signal, onPart });
    return answer.response ? answerEntry(answer) : errorEntry('empty');
  } catch (error) {
    return signal.aborted ? stoppedEntry() : errorEntry(failureOf(error));
  }
};

/** A conversation and what is done in it: one message is asked at a time, and can be stopped. */
export const useConversation = (userId: string, projectId: string | null, smartMode: boolean) => {
  const conversation = conversationOf(userId, projectId);
  const entries = conversation.entries.use();
  const draft = conversation.draft.use();
  const isAsking = conversation.asking.use() !== null;
  const soFar = conversation.soFar.use();
  const request = async (message: string): Promise<void> => {
    const controller = new AbortController();
    conversation.asking.write(controller);
    const onPart = ({ text }: { readonly text: string }) => conversation.soFar.write(text);
    const entry = await ask({ message, projectId, smartMode, signal: controller.signal, onPart });
    conversation.asking.write(null);
    conversation.soFar.write('');
    conversation.change((before) => withEntry(before, entry));
  };
  const send = (text: string): void => {
    const message = text.trim();
    if (message === '' || conversation.asking.read() !== null || isTooLong(message)) return;
    conversation.change((before) => withEntry(before, userEntry(message)));
    void request(message);
  };
  /** Asks the last message again, without writing it again. */
  const again = (): void => {
    const last = entries.findLast(({ role }) => role === 'user');
    if (!last || conversation.asking.read() !== null) return;
    conversation.change((before) => before.filter(({ id }, at) => at < before.length - 1 || id === last.id));
    void request(last.content);
  };
  return {
    ...{ conversation, entries, draft, isAsking, soFar, send, again },
    write: conversation.draft.write,
    stop: () => conversation.asking.read()?.abort(),
  };
};
