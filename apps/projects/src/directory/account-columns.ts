/** What auth knows of how somebody signs in; shown to administrators. */
export const SIGN_IN_COLUMNS = [
  'last_login',
  'last_login_ip',
  'login_attempts',
  'locked_until',
  'password_changed_at',
] as const;

/** Columns of the documented table that no table here has. */
export const ACCOUNT_COLUMNS: readonly string[] = [...SIGN_IN_COLUMNS, 'notification_preferences'];
