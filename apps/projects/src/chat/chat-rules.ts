import { AppError } from '@nivel/contracts/kernel/app-error';
import { chatErrors } from '@nivel/contracts/projects/chat.errors';
import { CHAT_CHANGEABLE_MS } from '@nivel/contracts/projects/chat-values';

interface OwnMessage {
  readonly authorId: string;
  readonly createdAt: Date;
}

/** @throws AppError `not_your_message`, `message_too_old` */
export const checkChangeable = ({ authorId, createdAt }: OwnMessage, userId: string, now: Date): void => {
  if (authorId !== userId) throw new AppError(chatErrors.not_your_message);
  if (now.getTime() - createdAt.getTime() > CHAT_CHANGEABLE_MS) throw new AppError(chatErrors.message_too_old);
};

interface StoredText extends OwnMessage {
  readonly text: string;
  readonly version: number;
  readonly isDeleted: boolean;
}

/**
 * Whether an edit changes anything.
 * @throws AppError `message_not_found`, `not_your_message`, `message_too_old`, `message_changed`
 */
export const checkedMessageEdit = (
  stored: StoredText,
  { userId, now }: { readonly userId: string; readonly now: Date },
  edit: { readonly text: string; readonly base_version: number },
): boolean => {
  if (stored.isDeleted) throw new AppError(chatErrors.message_not_found);
  const { version, text } = stored;
  // A repetition after a lost answer, however long ago.
  if (stored.authorId === userId && text === edit.text) return false;
  checkChangeable(stored, userId, now);
  if (version !== edit.base_version) throw new AppError(chatErrors.message_changed, { details: { version, text } });
  return true;
};
