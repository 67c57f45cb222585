import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { chatErrors } from './chat.errors.ts';
import { project } from './memberships.ts';

/** Its text is deleted immediately; its number stays. */
export const deleteChatMessage = operation({
  name: 'projects.delete-chat-message',
  summary: "Takes a message of the caller's own away, for 15 minutes.",
  door: { kind: 'procedure', procedure: 'delete_chat_message' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), message_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [chatErrors.message_not_found, chatErrors.not_your_message, chatErrors.message_too_old],
});
