import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { writtenChatMessage } from './chat-shape.ts';
import { commentText } from './comment-shape.ts';
import { project } from './memberships.ts';

export const sendChatMessage = operation({
  name: 'projects.send-chat-message',
  summary: "Says something in the chat of a project's team.",
  door: { kind: 'procedure', procedure: 'send_chat_message' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: { key: 'message_id' },
  input: z.strictObject({
    project_id: z.uuid(),
    /** Chosen by the caller. */
    message_id: z.uuid(),
    text: commentText,
  }),
  output: writtenChatMessage,
  errors: [boardErrors.id_taken],
});
