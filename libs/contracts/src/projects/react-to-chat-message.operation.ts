import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { chatErrors } from './chat.errors.ts';
import { reactions } from './comment-values.ts';
import { project } from './memberships.ts';

export const reactToChatMessage = operation({
  name: 'projects.react-to-chat-message',
  summary: 'Answers a message with a sign, or takes it back.',
  door: { kind: 'procedure', procedure: 'react_to_chat_message' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    message_id: z.uuid(),
    reaction: z.enum(reactions),
    /** Whether it is to be there afterwards. */
    is_on: z.boolean(),
  }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [chatErrors.message_not_found],
});
