import type { ChatMessage } from '@nivel/contracts/projects/chat-shape';
import type { StoredMessage } from './chat.repository.ts';

export const shownMessage = (stored: StoredMessage, files: ChatMessage['files']): ChatMessage => ({
  id: stored.id,
  number: stored.number,
  author_id: stored.authorId,
  text: stored.text,
  version: stored.version,
  created_at: stored.createdAt.toISOString(),
  edited_at: stored.editedAt?.toISOString() ?? null,
  files,
  reactions: stored.reactions.map((one) => ({ ...one, people: [...one.people] })),
});
