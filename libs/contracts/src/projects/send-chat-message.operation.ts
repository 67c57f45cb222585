import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { writtenChatMessage } from './chat-shape.ts';
import { MOST_MESSAGE_FILES } from './attachment-values.ts';
import { spokenText } from './comment-shape.ts';
import { filesErrors } from './files.errors.ts';
import { project } from './memberships.ts';

export const sendChatMessage = operation({
  name: 'projects.send-chat-message',
  summary: "Says something in the chat of a project's team.",
  door: { kind: 'procedure', procedure: 'send_chat_message' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: { key: 'message_id' },
  input: z
    .strictObject({
      project_id: z.uuid(),
      /** Chosen by the caller. */
      message_id: z.uuid(),
      /** May be empty where there are files. */
      text: spokenText,
      /** Files of the project that it refers to. */
      files: z
        .array(z.uuid())
        .max(MOST_MESSAGE_FILES)
        .default([])
        .transform((ids) => [...new Set(ids)]),
    })
    .refine(({ text, files }) => text !== '' || files.length > 0, { path: ['text'], error: 'A message needs a text' }),
  output: writtenChatMessage,
  errors: [boardErrors.id_taken, filesErrors.file_not_found],
});
