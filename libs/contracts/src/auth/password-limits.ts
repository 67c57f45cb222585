/** Longest password in characters, and in bytes of UTF-8: a phrase of four-byte characters fits. Nothing is ever cut off. */
export const LONGEST_PASSWORD = 128;
const LONGEST_PASSWORD_BYTES = 512;

/** Whether a password is longer than is taken. The cheap comparison comes first, so that no text is too large to ask about. */
export const isPasswordTooLong = (password: string): boolean =>
  password.length > LONGEST_PASSWORD * 2 ||
  [...password].length > LONGEST_PASSWORD ||
  new TextEncoder().encode(password).length > LONGEST_PASSWORD_BYTES;
