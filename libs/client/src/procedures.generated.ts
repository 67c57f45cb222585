// Made by `npm run generate` from the contracts; do not edit.
import type { endOtherSessions as end_other_sessions } from '@nivel/contracts/auth/end-other-sessions.operation';
import type { endSession as end_session } from '@nivel/contracts/auth/end-session.operation';
import type { listSecurityEvents as list_security_events } from '@nivel/contracts/auth/list-security-events.operation';
import type { listSessions as list_sessions } from '@nivel/contracts/auth/list-sessions.operation';
import type { checkAnswer as check_answer } from '@nivel/contracts/learning/check-answer.operation';
import type { completePart as complete_part } from '@nivel/contracts/learning/complete-part.operation';
import type { listNotifications as list_notifications } from '@nivel/contracts/learning/list-notifications.operation';
import type { markNotificationsRead as mark_notifications_read } from '@nivel/contracts/learning/mark-notifications-read.operation';
import type { openPart as open_part } from '@nivel/contracts/learning/open-part.operation';
import type { recordReading as record_reading } from '@nivel/contracts/learning/record-reading.operation';
import type { recordWatch as record_watch } from '@nivel/contracts/learning/record-watch.operation';
import type { submitExercise as submit_exercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { updateTimeZone as update_time_zone } from '@nivel/contracts/learning/update-time-zone.operation';

/** Public procedures by name. */
export interface Procedures {
  check_answer: typeof check_answer;
  complete_part: typeof complete_part;
  end_other_sessions: typeof end_other_sessions;
  end_session: typeof end_session;
  list_notifications: typeof list_notifications;
  list_security_events: typeof list_security_events;
  list_sessions: typeof list_sessions;
  mark_notifications_read: typeof mark_notifications_read;
  open_part: typeof open_part;
  record_reading: typeof record_reading;
  record_watch: typeof record_watch;
  submit_exercise: typeof submit_exercise;
  update_time_zone: typeof update_time_zone;
}
