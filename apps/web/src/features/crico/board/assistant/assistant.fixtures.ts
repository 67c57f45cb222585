import type { ChatAnswer, NewChatCard } from '@nivel/contracts/ai/chat-answer';
import { listId } from '../../area/project/board.fixtures.ts';

export const CHAT = 'POST /api/chat';

/** An answer of which a test says what it is about. */
export const anAnswer = (values: Partial<ChatAnswer> = {}): ChatAnswer => ({
  ...{ response: 'Hay 1 tarjeta vencida.', topic: 'list', language: 'es', engine: 'rules', model: null },
  ...{ cards: [], total: 0, proposal: null, suggestions: [] },
  ...values,
});

export const aNewCard = (title: string, values: Partial<NewChatCard> = {}): NewChatCard => ({
  ...{ title, list: { id: listId(1), name: 'Por hacer' }, priority: 'medium', assignee: null },
  ...{ start_on: null, due_on: null },
  ...values,
});
