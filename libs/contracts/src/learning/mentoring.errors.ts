import { defineErrors } from '../kernel/errors.ts';

/** Errors of mentoring. */
export const mentoringErrors = defineErrors({
  /** `details`: `{ plan }`, the one that opens it. */
  mentoring_needs_plan: { kind: 'forbidden', message: 'Your plan does not include mentoring' },
  /** The same for one that is withdrawn. */
  mentoring_hour_not_found: { kind: 'not-found', message: 'This hour is not offered' },
  /** It is already booked, or it starts too soon. */
  mentoring_hour_not_free: { kind: 'conflict', message: 'This hour can no longer be booked' },
  /** It overlaps another one of the same mentor; `details`: `{ starts_at }`. */
  mentoring_hour_overlaps: { kind: 'conflict', message: 'You offer an hour at that time already' },
  /** Withdrawing it would cancel a session: the session is cancelled first. */
  mentoring_hour_booked: { kind: 'conflict', message: 'This hour is booked' },
  too_many_mentoring_hours: { kind: 'conflict', message: 'You offer as many hours as can be offered' },
  /** `details`: `{ most, month }`, in the learner's zone. */
  mentoring_used_up: { kind: 'conflict', message: 'You have booked all sessions of that month' },
  /** The same for one of another person. */
  mentoring_session_not_found: { kind: 'not-found', message: 'Session not found' },
  /** `details`: `{ hours }` before its beginning until which it could be changed. */
  mentoring_too_late: { kind: 'conflict', message: 'The session begins too soon to be changed' },
  /** It was cancelled, or has not taken place yet. */
  mentoring_not_in_state: { kind: 'conflict', message: 'The session has changed meanwhile' },
});
