// Made by `npm run generate` from the contracts; do not edit.
import type { checkAnswer as p0 } from '@nivel/contracts/learning/check-answer.operation';
import type { completePart as p1 } from '@nivel/contracts/learning/complete-part.operation';
import type { listNotifications as p2 } from '@nivel/contracts/learning/list-notifications.operation';
import type { markNotificationsRead as p3 } from '@nivel/contracts/learning/mark-notifications-read.operation';
import type { openPart as p4 } from '@nivel/contracts/learning/open-part.operation';
import type { recordReading as p5 } from '@nivel/contracts/learning/record-reading.operation';
import type { recordWatch as p6 } from '@nivel/contracts/learning/record-watch.operation';
import type { submitExercise as p7 } from '@nivel/contracts/learning/submit-exercise.operation';
import type { updateTimeZone as p8 } from '@nivel/contracts/learning/update-time-zone.operation';

/** Public procedures by name. */
export interface Procedures {
  check_answer: typeof p0;
  complete_part: typeof p1;
  list_notifications: typeof p2;
  mark_notifications_read: typeof p3;
  open_part: typeof p4;
  record_reading: typeof p5;
  record_watch: typeof p6;
  submit_exercise: typeof p7;
  update_time_zone: typeof p8;
}
