// Made by `npm run generate` from the contracts; do not edit.
/** Public procedures by name. */
export interface Procedures {
  accept_crico_invite: typeof import('@nivel/contracts/projects/accept-invite.operation').acceptInvite;
  analyze_organization_deletion: typeof import('@nivel/contracts/projects/analyze-organization-deletion.operation').analyzeOrganizationDeletion;
  change_crico_user: typeof import('@nivel/contracts/projects/change-crico-user.operation').changeCricoUser;
  change_notification_preference: typeof import('@nivel/contracts/worker/change-notification-preference.operation').changeNotificationPreference;
  check_answer: typeof import('@nivel/contracts/learning/check-answer.operation').checkAnswer;
  check_organization_slug: typeof import('@nivel/contracts/projects/check-organization-slug.operation').checkOrganizationSlug;
  claim_installation: typeof import('@nivel/contracts/projects/claim-installation.operation').claimInstallation;
  complete_part: typeof import('@nivel/contracts/learning/complete-part.operation').completePart;
  end_other_sessions: typeof import('@nivel/contracts/auth/end-other-sessions.operation').endOtherSessions;
  end_session: typeof import('@nivel/contracts/auth/end-session.operation').endSession;
  get_user_permissions_with_projects: typeof import('@nivel/contracts/projects/get-user-permissions.operation').getUserPermissions;
  invite_crico_user: typeof import('@nivel/contracts/projects/invite-to-crico.operation').inviteToCrico;
  list_administrative_acts: typeof import('@nivel/contracts/projects/list-administrative-acts.operation').listAdministrativeActs;
  list_my_organizations: typeof import('@nivel/contracts/projects/list-my-organizations.operation').listMyOrganizations;
  list_notification_preferences: typeof import('@nivel/contracts/worker/list-notification-preferences.operation').listNotificationPreferences;
  list_notifications: typeof import('@nivel/contracts/worker/list-notifications.operation').listNotifications;
  list_security_events: typeof import('@nivel/contracts/auth/list-security-events.operation').listSecurityEvents;
  list_sessions: typeof import('@nivel/contracts/auth/list-sessions.operation').listSessions;
  mark_notifications_read: typeof import('@nivel/contracts/worker/mark-notifications-read.operation').markNotificationsRead;
  open_part: typeof import('@nivel/contracts/learning/open-part.operation').openPart;
  preview_crico_invite: typeof import('@nivel/contracts/projects/preview-invite.operation').previewInvite;
  read_installation: typeof import('@nivel/contracts/projects/read-installation.operation').readInstallation;
  record_reading: typeof import('@nivel/contracts/learning/record-reading.operation').recordReading;
  record_watch: typeof import('@nivel/contracts/learning/record-watch.operation').recordWatch;
  resend_crico_invite: typeof import('@nivel/contracts/projects/resend-invite.operation').resendInvite;
  restore_organization: typeof import('@nivel/contracts/projects/restore-organization.operation').restoreOrganization;
  revoke_crico_invite: typeof import('@nivel/contracts/projects/revoke-invite.operation').revokeInvite;
  send_email_verification: typeof import('@nivel/contracts/projects/send-email-verification.operation').sendEmailVerification;
  set_organization_seats: typeof import('@nivel/contracts/projects/set-organization-seats.operation').setOrganizationSeats;
  set_progress_consent: typeof import('@nivel/contracts/projects/set-progress-consent.operation').setProgressConsent;
  submit_exercise: typeof import('@nivel/contracts/learning/submit-exercise.operation').submitExercise;
  transfer_organization: typeof import('@nivel/contracts/projects/transfer-organization.operation').transferOrganization;
  update_time_zone: typeof import('@nivel/contracts/learning/update-time-zone.operation').updateTimeZone;
  update_user_profile: typeof import('@nivel/contracts/auth/update-user-profile.operation').updateUserProfile;
  verify_email_token: typeof import('@nivel/contracts/auth/verify-email-token.operation').verifyEmailToken;
}
