import type { completePart as CompletePart } from '@nivel/contracts/learning/complete-part.operation';
import type { listNotifications as ListNotifications } from '@nivel/contracts/learning/list-notifications.operation';
import type { markNotificationsRead as MarkNotificationsRead } from '@nivel/contracts/learning/mark-notifications-read.operation';
import type { openPart as OpenPart } from '@nivel/contracts/learning/open-part.operation';
import type { recordReading as RecordReading } from '@nivel/contracts/learning/record-reading.operation';
import type { recordWatch as RecordWatch } from '@nivel/contracts/learning/record-watch.operation';
import type { submitExercise as SubmitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { procedure } from '../../../app/calls/call-door.ts';

// Types only: the schemas stay with the services, so that no schema library travels to the browser for these calls.
export const openPart = procedure<typeof OpenPart>('open_part');
export const completePart = procedure<typeof CompletePart>('complete_part');
export const recordWatch = procedure<typeof RecordWatch>('record_watch');
export const recordReading = procedure<typeof RecordReading>('record_reading');
export const submitExercise = procedure<typeof SubmitExercise>('submit_exercise');
export const listNotifications = procedure<typeof ListNotifications>('list_notifications');
export const markNotificationsRead = procedure<typeof MarkNotificationsRead>('mark_notifications_read');
