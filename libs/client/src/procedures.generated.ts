// Made by `npm run generate` from the contracts; do not edit.
import type { endOtherSessions as p0 } from '@nivel/contracts/auth/end-other-sessions.operation';
import type { endSession as p1 } from '@nivel/contracts/auth/end-session.operation';
import type { listSecurityEvents as p2 } from '@nivel/contracts/auth/list-security-events.operation';
import type { listSessions as p3 } from '@nivel/contracts/auth/list-sessions.operation';
import type { checkAnswer as p4 } from '@nivel/contracts/learning/check-answer.operation';
import type { completePart as p5 } from '@nivel/contracts/learning/complete-part.operation';
import type { listNotifications as p6 } from '@nivel/contracts/learning/list-notifications.operation';
import type { markNotificationsRead as p7 } from '@nivel/contracts/learning/mark-notifications-read.operation';
import type { openPart as p8 } from '@nivel/contracts/learning/open-part.operation';
import type { recordReading as p9 } from '@nivel/contracts/learning/record-reading.operation';
import type { recordWatch as p10 } from '@nivel/contracts/learning/record-watch.operation';
import type { submitExercise as p11 } from '@nivel/contracts/learning/submit-exercise.operation';
import type { updateTimeZone as p12 } from '@nivel/contracts/learning/update-time-zone.operation';

/** Public procedures by name. */
export interface Procedures {
  end_other_sessions: typeof p0;
  end_session: typeof p1;
  list_security_events: typeof p2;
  list_sessions: typeof p3;
  check_answer: typeof p4;
  complete_part: typeof p5;
  list_notifications: typeof p6;
  mark_notifications_read: typeof p7;
  open_part: typeof p8;
  record_reading: typeof p9;
  record_watch: typeof p10;
  submit_exercise: typeof p11;
  update_time_zone: typeof p12;
}
