import type { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Account } from './accounts.repository.ts';

/** What is kept here of what is told of an account. */
export const accountOf = (told: PayloadOf<typeof accountChanged>): Account => {
  const { userId, email, firstName, lastName, locale, timeZone } = told;
  const fullName = told.fullName ?? `${firstName} ${lastName}`.trim();
  return { userId, email: email.toLowerCase(), fullName, locale, timeZone, avatarUrl: told.avatarUrl ?? null };
};
