import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { chatMessage } from './chat-shape.ts';
import { commentPerson } from './comment-shape.ts';
import { project } from './memberships.ts';

export const listChatMessages = operation({
  name: 'projects.list-chat-messages',
  summary:
    "What was said in the chat of a project's team, newest page first; all messages, or those that contain some words.",
  door: { kind: 'procedure', procedure: 'list_chat_messages' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    /** Every word of it occurs in each result, at the start of a word there, ignoring accents and capitals. */
    search: z.string().max(200).default(''),
    /** The `next` of the previous page. */
    before: z
      .int()
      .min(1)
      .max(2 ** 31 - 1)
      .optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.strictObject({
    /** Sorted by number. */
    messages: z.array(chatMessage),
    /** The people who wrote, are mentioned or have reacted. */
    people: z.array(commentPerson),
    /** The number up to which the caller has read. */
    read: z.int(),
    /** The start of the next page; null: there is none. */
    next: z.int().nullable(),
  }),
  errors: [],
});
