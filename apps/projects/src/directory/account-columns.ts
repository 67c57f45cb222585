/** The data of auth about a person's sign-ins; shown to administrators. */
export const SIGN_IN_COLUMNS = [
  'last_login',
  'last_login_ip',
  'login_attempts',
  'locked_until',
  'password_changed_at',
] as const;

/** The data of the worker about a person's notices; shown to themselves. */
export const PREFERENCES_COLUMN = 'notification_preferences';

/** Columns of the documented table that no table here has. */
export const ACCOUNT_COLUMNS: readonly string[] = [...SIGN_IN_COLUMNS, PREFERENCES_COLUMN];
