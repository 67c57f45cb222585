import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import type { EmailContent } from './emails.repository.ts';

/** What a letter about the safety of an account needs of the fact that asks for it. */
export const securityContent = ({
  firstName,
  at,
  timeZone,
  origin,
}: {
  readonly firstName: string;
  readonly at: string;
  readonly timeZone: string;
  readonly origin: SessionOrigin;
}): EmailContent => ({ firstName, at, timeZone, ...origin });
