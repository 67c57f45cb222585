import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { chatErrors } from './chat.errors.ts';
import { writtenChatMessage } from './chat-shape.ts';
import { commentText } from './comment-shape.ts';
import { project } from './memberships.ts';

/** The same text again changes nothing, so an edit whose answer was lost may be made again. */
export const editChatMessage = operation({
  name: 'projects.edit-chat-message',
  summary: "Changes a message of the caller's own, for 15 minutes.",
  door: { kind: 'procedure', procedure: 'edit_chat_message' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    message_id: z.uuid(),
    /** The version that was changed. */
    base_version: z.int().min(1),
    text: commentText,
  }),
  output: writtenChatMessage,
  errors: [
    chatErrors.message_not_found,
    chatErrors.not_your_message,
    chatErrors.message_too_old,
    chatErrors.message_changed,
  ],
});
