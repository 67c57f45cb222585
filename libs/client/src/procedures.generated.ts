// Made by `npm run generate` from the contracts; do not edit.
import type { endSession as p0 } from '@nivel/contracts/auth/end-session.operation';
import type { listSecurityEvents as p1 } from '@nivel/contracts/auth/list-security-events.operation';
import type { listSessions as p2 } from '@nivel/contracts/auth/list-sessions.operation';
import type { checkAnswer as p3 } from '@nivel/contracts/learning/check-answer.operation';
import type { completePart as p4 } from '@nivel/contracts/learning/complete-part.operation';
import type { listNotifications as p5 } from '@nivel/contracts/learning/list-notifications.operation';
import type { markNotificationsRead as p6 } from '@nivel/contracts/learning/mark-notifications-read.operation';
import type { openPart as p7 } from '@nivel/contracts/learning/open-part.operation';
import type { recordReading as p8 } from '@nivel/contracts/learning/record-reading.operation';
import type { recordWatch as p9 } from '@nivel/contracts/learning/record-watch.operation';
import type { submitExercise as p10 } from '@nivel/contracts/learning/submit-exercise.operation';
import type { updateTimeZone as p11 } from '@nivel/contracts/learning/update-time-zone.operation';

/** Public procedures by name. */
export interface Procedures {
  end_session: typeof p0;
  list_security_events: typeof p1;
  list_sessions: typeof p2;
  check_answer: typeof p3;
  complete_part: typeof p4;
  list_notifications: typeof p5;
  mark_notifications_read: typeof p6;
  open_part: typeof p7;
  record_reading: typeof p8;
  record_watch: typeof p9;
  submit_exercise: typeof p10;
  update_time_zone: typeof p11;
}
