import type { ChatAnswer } from '@nivel/contracts/ai/chat-answer';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { limits } from '../../../../limits/limits.ts';

/** What became of a proposal, and the ids under which it is applied: applied twice it is there once. */
export interface Plan {
  readonly state: 'open' | 'applied' | 'dismissed';
  readonly command_id: string;
  /** Of the new cards, in their order. */
  readonly card_ids: readonly string[];
  /** How many cards were applied. */
  readonly count: number;
}

/** Why there is no answer. */
export type Failure = 'unavailable' | 'empty' | 'failed' | 'forbidden' | 'too_many_requests';

export type AnswerData = Pick<ChatAnswer, 'cards' | 'total' | 'proposal' | 'suggestions'> &
  // Conversations that were stored before there were models do not say it.
  Partial<Pick<ChatAnswer, 'model'>>;

interface Said {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** A message of a conversation. */
export type ChatEntry =
  | (Said & { readonly type: 'text' })
  | (Said & { readonly type: 'stopped' })
  | (Said & { readonly type: 'error'; readonly metadata: { readonly failure: Failure } })
  | (Said & { readonly type: 'answer'; readonly metadata: AnswerData & { readonly plan: Plan } });

const said = (role: Said['role'], content: string): Said => ({ id: uuidv7(), role, content, timestamp: Date.now() });

export const userEntry = (content: string): ChatEntry => ({ ...said('user', content), type: 'text' });
export const stoppedEntry = (): ChatEntry => ({ ...said('assistant', ''), type: 'stopped' });
export const errorEntry = (failure: Failure): ChatEntry => ({
  ...said('assistant', ''),
  type: 'error',
  metadata: { failure },
});

const newPlan = (proposal: ChatAnswer['proposal']): Plan => ({
  ...{ state: 'open', command_id: uuidv7(), count: 0 },
  card_ids: proposal?.kind === 'cards' ? proposal.create.map(() => uuidv7()) : [],
});

export const answerEntry = ({ response, cards, total, proposal, suggestions, model }: ChatAnswer): ChatEntry => ({
  ...said('assistant', response),
  type: 'answer',
  metadata: { cards, total, proposal, suggestions, model, plan: newPlan(proposal) },
});

/** A conversation with one more message; the oldest go where there are too many. */
export const withEntry = (entries: readonly ChatEntry[], entry: ChatEntry): readonly ChatEntry[] =>
  [...entries, entry].slice(-limits.crico.assistant.kept);

/** The same with another plan of one answer. */
export const withPlan = (entries: readonly ChatEntry[], id: string, values: Partial<Plan>): readonly ChatEntry[] =>
  entries.map((entry) =>
    entry.id === id && entry.type === 'answer'
      ? { ...entry, metadata: { ...entry.metadata, plan: { ...entry.metadata.plan, ...values } } }
      : entry,
  );

/** Of the last answer: what can be said next. */
export const suggestionsIn = (entries: readonly ChatEntry[]): readonly string[] => {
  const last = entries.at(-1);
  return last?.type === 'answer' ? last.metadata.suggestions : [];
};
