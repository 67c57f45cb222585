import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

/** A mark moves forward only, on every device. */
export const markChatRead = operation({
  name: 'projects.mark-chat-read',
  summary: "The caller has read the chat of a project's team, up to a number.",
  door: { kind: 'procedure', procedure: 'mark_chat_read' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    number: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [],
});
