import { defineErrors } from '../kernel/errors.ts';

/** Refusals to change the profile data of an account. */
export const profileErrors = defineErrors({
  unknown_time_zone: { kind: 'invalid', message: 'This is not a time zone' },
  /** `details`: `{ retryAfterSeconds }`. Days are counted in the time zone, so it changes at most once a day. */
  time_zone_changed_recently: { kind: 'limited', message: 'The time zone can be changed once a day' },
  /** Names appear in e-mails and on certificates, so they can contain nothing but a name. */
  not_a_name: { kind: 'invalid', message: 'A name holds letters, spaces, hyphens and apostrophes only' },
});
