import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { linesOfText } from '../kernel/short-text.ts';
import { chatAnswer } from './chat-answer.ts';
import { LONGEST_CHAT_MESSAGE } from './chat-values.ts';
import { proposalContext } from './proposals/proposal.ts';

/** A call is not repeated, because a model may cost money each time. */
export const chat = operation({
  name: 'ai.chat',
  summary:
    'Answers a message about a project in Spanish or English, and proposes what it asks for. Nothing is written.',
  door: { kind: 'api', method: 'POST', path: '/api/chat' },
  policy: signedIn('what `projects` shows the caller of the project of `context`'),
  input: z.strictObject({
    message: linesOfText('A message', { most: LONGEST_CHAT_MESSAGE }).refine(
      (text) => text !== '',
      'A message is required',
    ),
    /** Where the message was written; without a project the assistant creates projects and explains itself. */
    context: z.strictObject({ project_id: z.uuid().nullable().default(null), ...proposalContext }).prefault({}),
    /** Whether texts that are no command are searched for things to do. */
    smartMode: z.boolean().default(true),
  }),
  output: chatAnswer,
  errors: [],
  deadlineMs: 60_000,
  streams: true,
});
