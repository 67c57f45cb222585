import { defineErrors } from '../../kernel/errors.ts';

/** Errors of meetings. */
export const meetingErrors = defineErrors({
  meeting_not_found: { kind: 'not-found', message: 'This meeting is not there any more' },
  meeting_in_past: { kind: 'invalid', message: 'A meeting begins in the future' },
  /** `details`: `{ user_ids }`, those who cannot be invited. */
  meeting_people_left: { kind: 'conflict', message: 'Only people who take part in the project can be invited' },
  /** `details`: `{ version }`, the one that is stored. */
  meeting_changed: { kind: 'conflict', message: 'This meeting was changed meanwhile' },
  not_your_meeting: {
    kind: 'forbidden',
    message: 'Only its organizer and the leads of the project may change a meeting',
  },
});
