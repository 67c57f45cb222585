// Without a schema, so that a page may load it that loads none.

/** Code points of the subject and of the text of an e-mail that a person writes here. */
export const LONGEST_SUBJECT = 150;
export const LONGEST_EMAIL_TEXT = 5_000;
/** Members of a project that one e-mail may go to. */
export const MOST_ADDRESSEES = 50;

/** The `details` of `too_many_emails`. */
export interface TooManyEmails {
  /** The number that may still be sent now. */
  readonly remaining: number;
  /** Seconds until more may go. */
  readonly retryAfter: number;
}
