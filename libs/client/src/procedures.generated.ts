// Made by `npm run generate` from the contracts; do not edit.
/** Public procedures by name. */
export interface Procedures {
  change_notification_preference: typeof import('@nivel/contracts/worker/change-notification-preference.operation').changeNotificationPreference;
  check_answer: typeof import('@nivel/contracts/learning/check-answer.operation').checkAnswer;
  complete_part: typeof import('@nivel/contracts/learning/complete-part.operation').completePart;
  end_other_sessions: typeof import('@nivel/contracts/auth/end-other-sessions.operation').endOtherSessions;
  end_session: typeof import('@nivel/contracts/auth/end-session.operation').endSession;
  list_notification_preferences: typeof import('@nivel/contracts/worker/list-notification-preferences.operation').listNotificationPreferences;
  list_notifications: typeof import('@nivel/contracts/worker/list-notifications.operation').listNotifications;
  list_security_events: typeof import('@nivel/contracts/auth/list-security-events.operation').listSecurityEvents;
  list_sessions: typeof import('@nivel/contracts/auth/list-sessions.operation').listSessions;
  mark_notifications_read: typeof import('@nivel/contracts/worker/mark-notifications-read.operation').markNotificationsRead;
  open_part: typeof import('@nivel/contracts/learning/open-part.operation').openPart;
  record_reading: typeof import('@nivel/contracts/learning/record-reading.operation').recordReading;
  record_watch: typeof import('@nivel/contracts/learning/record-watch.operation').recordWatch;
  submit_exercise: typeof import('@nivel/contracts/learning/submit-exercise.operation').submitExercise;
  update_time_zone: typeof import('@nivel/contracts/learning/update-time-zone.operation').updateTimeZone;
  update_user_profile: typeof import('@nivel/contracts/auth/update-user-profile.operation').updateUserProfile;
}
