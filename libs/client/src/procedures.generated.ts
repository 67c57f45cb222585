// Made by `npm run generate` from the contracts; do not edit.
import type { completePart as p0 } from '@nivel/contracts/learning/complete-part.operation';
import type { listNotifications as p1 } from '@nivel/contracts/learning/list-notifications.operation';
import type { markNotificationsRead as p2 } from '@nivel/contracts/learning/mark-notifications-read.operation';
import type { openPart as p3 } from '@nivel/contracts/learning/open-part.operation';
import type { recordReading as p4 } from '@nivel/contracts/learning/record-reading.operation';
import type { recordWatch as p5 } from '@nivel/contracts/learning/record-watch.operation';
import type { submitExercise as p6 } from '@nivel/contracts/learning/submit-exercise.operation';
import type { updateTimeZone as p7 } from '@nivel/contracts/learning/update-time-zone.operation';

/** Public procedures by name. */
export interface Procedures {
  complete_part: typeof p0;
  list_notifications: typeof p1;
  mark_notifications_read: typeof p2;
  open_part: typeof p3;
  record_reading: typeof p4;
  record_watch: typeof p5;
  submit_exercise: typeof p6;
  update_time_zone: typeof p7;
}
