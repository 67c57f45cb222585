/** What auth knows of how somebody signs in; shown to administrators. */
export const SIGN_IN_COLUMNS = [
  'last_login',
  'last_login_ip',
  'login_attempts',
  'locked_until',
  'password_changed_at',
] as const;

/** What the worker knows of what somebody is told; shown to themselves. */
export const PREFERENCES_COLUMN = 'notification_preferences';

/** Columns of the documented table that no table here has. */
export const ACCOUNT_COLUMNS: readonly string[] = [...SIGN_IN_COLUMNS, PREFERENCES_COLUMN];
