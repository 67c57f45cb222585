/**
 * Maximum length of a password in characters, and in bytes of UTF-8: a phrase of four-byte characters fits. Passwords are
 * never truncated.
 */
export const LONGEST_PASSWORD = 128;
const LONGEST_PASSWORD_BYTES = 512;

/** Whether a password is too long. The cheap comparison comes first, so that a text of any size can be checked. */
export const isPasswordTooLong = (password: string): boolean =>
  password.length > LONGEST_PASSWORD * 2 ||
  [...password].length > LONGEST_PASSWORD ||
  new TextEncoder().encode(password).length > LONGEST_PASSWORD_BYTES;
