import { defineErrors } from '../kernel/errors.ts';

/** Errors of the team's chat. */
export const chatErrors = defineErrors({
  message_not_found: { kind: 'not-found', message: 'This message is not there any more' },
  not_your_message: { kind: 'forbidden', message: 'Only who wrote a message may change it' },
  message_too_old: { kind: 'conflict', message: 'A message can be changed for 15 minutes' },
  /** `details`: the stored one, `{ version, text }`. */
  message_changed: { kind: 'conflict', message: 'This message was changed meanwhile' },
});
